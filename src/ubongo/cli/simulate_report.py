"""The report of `ubongo simulate`, for a program and for a person."""

from ubongo.match.simulate import SimulationJob
from ubongo.match.tally import Tally
from ubongo.rules.editions import EDITIONS


def report_data(job: SimulationJob, tally: Tally, seconds: float, cores: int) -> dict[str, object]:
    """The report as data for JSON."""
    settings = job.settings
    glass = settings.hourglass
    return {
        "edition": job.edition,
        "players": len(job.bots),
        "bots": list(job.bots),
        "sides": [side.value for side in settings.sides],
        "boards": settings.boards.value,
        "hourglass": None if glass is None else glass / 1000,
        "seed": job.seed,
        "first": job.first,
        "games": tally.games,
        "checked": job.check,
        "breaches": tally.breaches,
        "told": tally.told,
        "jobs": cores,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "events": tally.events,
        "win_shares": tally.win_shares(),
        "win_shares_by_bot": tally.win_shares_by_bot(),
        "mean_scores": tally.mean_scores(),
        "ties": tally.ties,
        "second_chances": tally.second_chances,
        "play_offs": tally.play_offs,
        "mean_minutes": tally.lasted / tally.games / 60_000,
    }


def report_text(job: SimulationJob, tally: Tally, seconds: float, cores: int) -> str:
    """The report as text for a person."""
    games = tally.games
    processes = "1 process" if cores == 1 else f"{cores} processes"
    what = f"{games} games of {job.edition} for {len(job.bots)}, seed {job.seed}"
    lines = [
        f"{what}: {seconds:.1f} s, {games / seconds:.0f} games a second in {processes}",
        f"breaches        {tally.breaches}" if job.check else "breaches        not checked",
    ]
    lines += [f"  {sentence}" for sentence in tally.told]
    lines += [
        f"second chances  {tally.second_chances} ({tally.second_chances / games:.2f} a game)",
        f"minutes a game  {tally.lasted / games / 60_000:.1f}",
    ]
    if not EDITIONS[job.edition].is_a_race:
        return "\n".join((*lines, f"mean score      {tally.mean_scores()[0]:.2f}"))
    lines += [
        f"ties            {tally.ties} ({tally.ties / games:.1%} of the games)",
        f"play-offs       {tally.play_offs} ({tally.play_offs / games:.1%} of the games)",
        "",
        "seat  bot        wins   mean score",
    ]
    seats = zip(job.bots, tally.win_shares(), tally.mean_scores(), strict=True)
    for number, (name, share, score) in enumerate(seats, 1):
        lines.append(f"{number:<5} {name:<9} {share:>6.1%}  {score:>8.2f}")
    shares = tally.win_shares_by_bot()
    if len(shares) > 1:
        lines += ["", *(f"{name:<15} {share:>6.1%} of the wins" for name, share in shares.items())]
    return "\n".join(lines)
