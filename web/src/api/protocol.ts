// Made from the server's protocol by tools/protocol_gen/__main__.py; do not edit.

/** The version of these messages, as `welcome` tells it. */
export const PROTOCOL = 1;
/** Bytes in a message to the server, at most. */
export const LARGEST_MESSAGE = 4096;

export type PieceId =
  | 'I2'
  | 'I3'
  | 'L3'
  | 'T4'
  | 'L4'
  | 'I4'
  | 'S4'
  | 'O4'
  | 'Y5'
  | 'L5'
  | 'P5'
  | 'Z5';

export type Strength =
  | 'child'
  | 'beginner'
  | 'fair'
  | 'strong'
  | 'expert';

export type QuickWord =
  | 'hello'
  | 'good_luck'
  | 'well_done'
  | 'wow'
  | 'oh_no'
  | 'so_close'
  | 'one_moment'
  | 'good_game';

export type EditionName =
  | 'classic'
  | 'classic-long'
  | '2024'
  | 'cooperative'
  | 'solo'
  | 'bare'
  | '2015';

export type GameOrderName =
  | 'roll'
  | 'call_ubongo'
  | 'give_up'
  | 'play_on'
  | 'next'
  | 'choose_field'
  | 'move_pawn'
  | 'take_gems'
  | 'pass'
  | 'put_aside'
  | 'finish'
  | 'concede'
  | 'agree_to_share'
  | 'leave'
  | 'end_alone'
  | 'ask_pause'
  | 'continue';

export type LobbyOrderName =
  | 'sit'
  | 'stand'
  | 'set_ready'
  | 'rename'
  | 'seat_bot'
  | 'kick'
  | 'set_locked'
  | 'move_seat'
  | 'arrange'
  | 'start_game'
  | 'play_again'
  | 'rematch'
  | 'ask_seat'
  | 'make_fair'
  | 'choose_grade'
  | 'offer_tips'
  | 'begin_warm_up'
  | 'cover_warm_up'
  | 'stop_warm_up';

export type EventOrderName =
  | 'enter_event'
  | 'quit_event'
  | 'plan_event'
  | 'begin_round'
  | 'end_event'
  | 'remove_member'
  | 'lock_event'
  | 'host_event';

export type EventPhase =
  | 'waiting'
  | 'seating'
  | 'playing'
  | 'between'
  | 'over';

export type EventBoards =
  | 'usual'
  | 'same'
  | 'fitted';

export type Grade =
  | 'child'
  | 'beginner'
  | 'fair'
  | 'strong'
  | 'expert';

export type What =
  | 'game_started'
  | 'gems_laid'
  | 'stacks_dealt'
  | 'field_chosen'
  | 'pawns_placed'
  | 'round_started'
  | 'board_shown'
  | 'ubongo_called'
  | 'pawn_moved'
  | 'gems_taken'
  | 'take_passed'
  | 'gem_won'
  | 'gem_drawn'
  | 'gems_left_over'
  | 'round_given_up'
  | 'give_up_taken_back'
  | 'next_said'
  | 'table_went_on'
  | 'board_put_aside'
  | 'hourglass_turned'
  | 'round_ended'
  | 'play_off_started'
  | 'play_off_conceded'
  | 'sharing_agreed'
  | 'game_ended'
  | 'seed_published'
  | 'seat_left'
  | 'seat_lost'
  | 'seat_back'
  | 'pause_asked'
  | 'paused'
  | 'continued'
  | 'clock_moved'
  | 'game_voided'
  | 'table_opened'
  | 'new_host'
  | 'new_code'
  | 'seat_freed'
  | 'table_closed'
  | 'warmed_up'
  | 'level_learned'
  | 'sit'
  | 'stand'
  | 'set_ready'
  | 'rename'
  | 'seat_bot'
  | 'kick'
  | 'set_locked'
  | 'move_seat'
  | 'arrange'
  | 'start_game'
  | 'play_again'
  | 'rematch'
  | 'ask_seat'
  | 'make_fair'
  | 'choose_grade'
  | 'offer_tips'
  | 'begin_warm_up'
  | 'cover_warm_up'
  | 'stop_warm_up'
  | 'leave';

export type RefusalCode =
  | 'already_chosen'
  | 'already_moved'
  | 'already_ready'
  | 'already_solved'
  | 'already_taken'
  | 'area_empty'
  | 'area_in_parts'
  | 'area_too_large'
  | 'area_unreadable'
  | 'bad_choice'
  | 'bad_name'
  | 'bad_seed'
  | 'bad_setting'
  | 'board_is_live'
  | 'board_played_twice'
  | 'broken_record'
  | 'event_full'
  | 'event_locked'
  | 'event_over'
  | 'event_table'
  | 'game_not_over'
  | 'gave_up'
  | 'has_left'
  | 'kicked'
  | 'levels_missing'
  | 'moved'
  | 'name_taken'
  | 'next_awaited'
  | 'no_cover'
  | 'no_puzzle'
  | 'no_set_fits'
  | 'no_such_board'
  | 'no_such_code'
  | 'no_such_date'
  | 'no_such_event'
  | 'no_such_field'
  | 'no_such_game'
  | 'no_such_length'
  | 'no_such_member'
  | 'no_such_pack'
  | 'no_such_piece'
  | 'no_such_round'
  | 'no_such_sheet'
  | 'no_such_table'
  | 'no_warm_up'
  | 'not_a_member'
  | 'not_a_record'
  | 'not_a_table'
  | 'not_alone'
  | 'not_an_event'
  | 'not_covered'
  | 'not_fitted'
  | 'not_in_play_off'
  | 'not_ready'
  | 'not_seated'
  | 'not_seated_here'
  | 'not_solved'
  | 'not_started'
  | 'not_the_host'
  | 'not_the_roller'
  | 'nothing_played'
  | 'offline_cover_wrong'
  | 'out_of_rounds'
  | 'out_of_time'
  | 'paused_too_soon'
  | 'piece_twice'
  | 'record_too_long'
  | 'removed_from_event'
  | 'round_not_over'
  | 'row_changed'
  | 'row_is_empty'
  | 'run_in_the_future'
  | 'run_too_old'
  | 'seat_empty'
  | 'seat_taken'
  | 'server_drains'
  | 'sizes_differ'
  | 'still_waiting'
  | 'store_trouble'
  | 'table_frozen'
  | 'text_too_long'
  | 'times_impossible'
  | 'too_early'
  | 'too_far'
  | 'too_fast'
  | 'too_few_people'
  | 'too_many_calls'
  | 'too_many_events'
  | 'too_many_hosts'
  | 'too_many_pauses'
  | 'too_many_pieces'
  | 'too_many_runs'
  | 'too_much_asked'
  | 'took_too_long'
  | 'turned_away'
  | 'warm_up_done'
  | 'warm_up_runs'
  | 'wrong_edition'
  | 'wrong_host_key'
  | 'wrong_phase';

export type CloseCode =
  | 'elsewhere'
  | 'kicked'
  | 'forgotten'
  | 'too_many_calls'
  | 'too_many_joins'
  | 'too_fast'
  | 'table_full'
  | 'table_locked'
  | 'table_closed'
  | 'turned_away'
  | 'table_frozen'
  | 'moved'
  | 'no_such_table'
  | 'restart'
  | 'no_join'
  | 'no_guest'
  | 'join_first'
  | 'other_table'
  | 'joined_already'
  | 'text_only'
  | 'too_long'
  | 'bad_message';

export type LevelFound =
  | 'grade'
  | 'times'
  | 'warm_up'
  | 'games';

export type OptionName =
  | 'hourglass'
  | 'find_pieces'
  | 'same_puzzle'
  | 'fair_deal'
  | 'delays'
  | 'rounds'
  | 'grace'
  | 'open_boards'
  | 'second_chance_if_none_solved'
  | 'play_off_ties'
  | 'minutes'
  | 'animals'
  | 'start_seat'
  | 'boards'
  | 'stars'
  | 'agreed'
  | 'pause'
  | 'guided'
  | 'watched_drafts'
  | 'levels'
  | 'tips';

export type HintKind =
  | 'lay'
  | 'lift'
  | 'covered';

export type DailyLevel =
  | 'easy'
  | 'hard'
  | 'five_stars';

export type ReplayNote =
  | 'seed_hidden'
  | 'other_box';

/** The six colours. */
export type Gem =
  | 'green'
  | 'red'
  | 'blue'
  | 'violet'
  | 'brown'
  | 'yellow';

/** What everybody sees, and which fields this seat may move to. */
export type GemView = {
  readonly rows: readonly (readonly Gem[])[];
  /** Fields by seat; empty until all pawns are placed. */
  readonly pawns: readonly number[];
  /** Gems by seat, in the order of the colours. */
  readonly gems: readonly (readonly number[])[];
  /** Who has chosen a first field; which one is shown only to the seat itself. */
  readonly chosen: readonly boolean[];
  readonly own_choice: number | null;
  /** Fields that the seat's pawn may be on when it takes gems; empty unless it is about to. */
  readonly reachable: readonly number[];
};

/** What has been won: gems, and boards by their numbers. */
export type ScoringBoard = {
  readonly sapphires: number;
  readonly ambers: number;
  readonly boards: readonly number[];
};

/** Nothing here is hidden. */
export type TrackView = {
  /** What is left on the track. */
  readonly sapphires: number;
  readonly ambers: number;
  /** By seat. */
  readonly scoring: readonly ScoringBoard[];
  readonly points: readonly number[];
};

/** The four animals of the 2024 edition; each has nine boards. */
export type Animal =
  | 'Rabbat'
  | 'Henrietta'
  | 'Juri'
  | 'Caspar';

/** Nothing here is hidden. */
export type AnimalView = {
  /** What is left on the track. */
  readonly sapphires: number;
  readonly ambers: number;
  /** The animals in play, and what lies on the scoring board of each. */
  readonly animals: readonly Animal[];
  readonly scoring: readonly ScoringBoard[];
  /** Whose stack each seat holds in this round, or will in the next. */
  readonly stacks: readonly Animal[];
  readonly score: number;
  readonly most: number;
  /** Seats that have not solved and whose pieces the others may move now. */
  readonly helpable: readonly number[];
};

/** Which side of a board is played. */
export type Side =
  | 'easy'
  | 'hard';

/** What a run was worth; only runs of the same minutes, side and kind of boards compare. */
export type Run = {
  readonly minutes: number | null;
  readonly side: Side;
  readonly solved: number;
  readonly put_aside: number;
  /** Milliseconds of play before the last solve; 0 if there was none. */
  readonly last_solve: number;
};

/** How the run stands. */
export type SoloView = {
  readonly run: Run;
};

export type BareView = {
  readonly points: readonly number[];
};

/** Everybody sees what is in the bag, because counting would tell it; the draw is blind. */
export type BagView = {
  /** What is left on the track: blue and brown. */
  readonly track: readonly number[];
  /** Red, blue, green and brown: in the bag, and of each seat. */
  readonly bag: readonly number[];
  readonly won: readonly (readonly number[])[];
  readonly points: readonly number[];
};

/** The first message of a connection; `last` is the last number seen before. */
export type Join = {
  readonly type: 'join';
  readonly table: string;
  readonly last?: number | null;
  /** Who this is where the browser keeps no cookie: what `Ubongo-Visit` says over HTTP. */
  readonly visit?: string | null;
  /** The table's code, from the link of an invitation; one that is not valid changes nothing. */
  readonly code?: string | null;
  /** A big screen: it is shown what spectators are shown, whoever opened it, and gives no orders. */
  readonly screen?: boolean;
};

/** Measures the delay and compares the clocks; `sent` comes back as it was. */
export type Ping = {
  readonly type: 'ping';
  readonly sent: number;
};

/** One piece and the cells it lies on, as [x, y]. */
export type Laid = {
  readonly piece: PieceId;
  readonly cells: readonly (readonly [number, number])[];
};

/** What lies on a board just now: the sender's own, or one that they help with. */
export type Glimpse = {
  readonly type: 'glimpse';
  readonly laid: readonly Laid[];
  readonly seat?: number | null;
  /** The piece a hand is on, so that others see who holds which. */
  readonly held?: PieceId | null;
};

/** Co-op: take other hands off one's own board, or let them back. */
export type MuteHelpers = {
  readonly type: 'mute_helpers';
  readonly mute: boolean;
};

/**
 * Say one of the quick words to everybody at the table: players, one in two seconds.
 *
 * Beyond that it is lost without an answer.
 */
export type SayWord = {
  readonly type: 'say_word';
  readonly word: QuickWord;
};

/** Hear the quick words of others from now on, or no more; before this nobody hears any. */
export type HearWords = {
  readonly type: 'hear_words';
  readonly hear: boolean;
};

export type Sit = {
  readonly type: 'sit';
  readonly id: string;
  readonly seat: number;
  readonly name?: string | null;
};

export type Stand = {
  readonly type: 'stand';
  readonly id: string;
};

export type SetReady = {
  readonly type: 'set_ready';
  readonly id: string;
  readonly ready: boolean;
};

/** Change one's own name; the host may change the name of any seat. */
export type Rename = {
  readonly type: 'rename';
  readonly id: string;
  readonly name: string;
  readonly seat?: number | null;
};

export type SeatBot = {
  readonly type: 'seat_bot';
  readonly id: string;
  readonly seat: number;
  readonly strength: Strength;
};

/** The host empties a seat; a bot is sent away the same way. */
export type Kick = {
  readonly type: 'kick';
  readonly id: string;
  readonly seat: number;
};

/**
 * The host locks the table, or opens it again, also during a game.
 *
 * Onlookers of a locked table are sent away, and only who has a seat may come in.
 */
export type SetLocked = {
  readonly type: 'set_locked';
  readonly id: string;
  readonly locked: boolean;
};

/** The host lets somebody change places with another seat. */
export type MoveSeat = {
  readonly type: 'move_seat';
  readonly id: string;
  readonly seat: number;
  readonly to: number;
};

/** Where the boards come from. */
export type Boards =
  | 'box'
  | 'fresh';

/** The table's options; `None` means: as the edition has it. */
export type Settings = {
  /** one side for the table, or each seat its own. */
  readonly sides: readonly Side[];
  /** R-112; None: no hourglass, a round lasts until everybody has solved or given up. */
  readonly hourglass: number | null;
  /** all twelve pieces lie there, and the listed ones are to be found. */
  readonly find_pieces: boolean;
  /** Everybody gets the same board; or boards of a round that are close in difficulty. */
  readonly same_puzzle: boolean;
  readonly fair_deal: boolean;
  /** How much later each seat sees its board: a handicap for strong players. */
  readonly delays: readonly number[];
  readonly rounds: number | null;
  /** a deadline that is that much longer, for all. */
  readonly grace: number;
  /** half-laid boards may be seen by all. */
  readonly open_boards: boolean;
  /** a second chance in co-op only when nobody has solved. */
  readonly second_chance_if_none_solved: boolean;
  /** a complete tie is played off instead of shared. */
  readonly play_off_ties: boolean;
  /** the solo clock; None: no clock. */
  readonly minutes: number | null;
  /** whose stack each seat begins with; None: whichever chance gives it. */
  readonly animals: readonly (Animal | null)[];
  /** who begins; None: a random seat. */
  readonly start_seat: number | null;
  /** For tests and demonstrations only: hourglass and pause outside their ranges. */
  readonly any_hourglass: boolean;
  /** the 36 boards of the box, or fresh ones, perhaps of so many stars. */
  readonly boards: Boards;
  readonly stars: number | null;
  /** The number that the fresh boards are drawn by; None: a secret one, from the game's seed. */
  readonly agreed: number | null;
  /** at most this long between two rounds; None: until all have said *next*. */
  readonly pause: number | null;
  /** the first game of one person with bots, without hurry in its first round. */
  readonly guided: boolean;
  /** spectators see half-laid boards, too; only with open boards. */
  readonly watched_drafts: boolean;
  /** how hard the first boards of each seat are, where boards are fitted to that. */
  readonly levels: readonly number[];
  /** to which seats a good row of the gem board is pointed out. */
  readonly tips: readonly boolean[];
};

/** The host changes what is played. */
export type Arrange = {
  readonly type: 'arrange';
  readonly id: string;
  readonly edition: EditionName;
  readonly settings: Partial<Settings>;
  readonly public: boolean;
};

/** The host begins the game; with `anyway` those who are not ready lose their seats. */
export type StartGame = {
  readonly type: 'start_game';
  readonly id: string;
  readonly anyway?: boolean;
};

/**
 * After a game: ready for another one, or no longer.
 *
 * It begins when everybody who is here has said so.
 */
export type PlayAgain = {
  readonly type: 'play_again';
  readonly id: string;
  readonly ready?: boolean;
};

/** Back to the lobby with the same people, who are ready again one by one. */
export type Rematch = {
  readonly type: 'rematch';
  readonly id: string;
};

/** A spectator asks for a seat in the next game, or no longer. */
export type AskSeat = {
  readonly type: 'ask_seat';
  readonly id: string;
  readonly ask?: boolean;
  readonly name?: string | null;
};

/** The host has each seat play boards of its own level, or no longer. */
export type MakeFair = {
  readonly type: 'make_fair';
  readonly id: string;
  readonly fair?: boolean;
};

/** choose one's own level by a grade, which all see; the host also that of others. */
export type ChooseGrade = {
  readonly type: 'choose_grade';
  readonly id: string;
  readonly grade: Grade;
  readonly seat?: number | null;
};

/** have a good row pointed out in the next game, or no longer; the host for any seat. */
export type OfferTips = {
  readonly type: 'offer_tips';
  readonly id: string;
  readonly tips?: boolean;
  readonly seat?: number | null;
};

/** begin three boards alone, a minute in all, which find one's own level. */
export type BeginWarmUp = {
  readonly type: 'begin_warm_up';
  readonly id: string;
};

/** The area of this board of one's own warm-up is covered. */
export type CoverWarmUp = {
  readonly type: 'cover_warm_up';
  readonly id: string;
  readonly board: number;
  readonly cover: readonly Laid[];
};

/** Stop one's own warm-up; it has found nothing. */
export type StopWarmUp = {
  readonly type: 'stop_warm_up';
  readonly id: string;
};

export type Roll = {
  readonly type: 'roll';
  readonly id: string;
};

/** The area is covered. In co-op's second chance also for a seat that is being helped. */
export type CallUbongo = {
  readonly type: 'call_ubongo';
  readonly id: string;
  readonly cover: readonly Laid[];
  readonly seat?: number | null;
};

export type GiveUp = {
  readonly type: 'give_up';
  readonly id: string;
};

export type PlayOn = {
  readonly type: 'play_on';
  readonly id: string;
};

export type Next = {
  readonly type: 'next';
  readonly id: string;
};

export type ChooseField = {
  readonly type: 'choose_field';
  readonly id: string;
  readonly field: number;
};

export type MovePawn = {
  readonly type: 'move_pawn';
  readonly id: string;
  readonly field: number;
};

export type TakeGems = {
  readonly type: 'take_gems';
  readonly id: string;
  readonly field?: number | null;
  /** the gems that were seen at the front of the row. */
  readonly seen?: readonly Gem[] | null;
};

export type Pass = {
  readonly type: 'pass';
  readonly id: string;
};

export type PutAside = {
  readonly type: 'put_aside';
  readonly id: string;
};

export type Finish = {
  readonly type: 'finish';
  readonly id: string;
};

export type Concede = {
  readonly type: 'concede';
  readonly id: string;
};

export type AgreeToShare = {
  readonly type: 'agree_to_share';
  readonly id: string;
};

/** Leave the table for good. */
export type Leave = {
  readonly type: 'leave';
  readonly id: string;
};

export type EndAlone = {
  readonly type: 'end_alone';
  readonly id: string;
};

export type AskPause = {
  readonly type: 'ask_pause';
  readonly id: string;
};

export type Continue = {
  readonly type: 'continue';
  readonly id: string;
};

/**
 * Take part: now, again after leaving, or under another name.
 *
 * Without a name the cookie's is taken; a name that somebody has gets a number.
 */
export type EnterEvent = {
  readonly type: 'enter_event';
  readonly id: string;
  readonly name?: string | null;
  readonly grade?: Grade | null;
};

/** Leave the event; the points stay, and whoever enters again goes on with them. */
export type QuitEvent = {
  readonly type: 'quit_event';
  readonly id: string;
};

/** What the host of an event has planned; it may change between rounds. */
export type EventPlan = {
  readonly edition?: EditionName;
  /** Of each game; `rounds` in it is how long one game is. */
  readonly settings?: Partial<Settings>;
  /** How many rounds the event has, each a game at every table; None: until the host ends it. */
  readonly rounds?: number | null;
  /** How long it lasts from its first round on: after that no round begins any more. */
  readonly minutes?: number | null;
  /** At how many seats people are seated together, where their number allows it. */
  readonly seats?: number;
  readonly boards?: EventBoards;
  /** The bot that takes seats that stay free; empty: they stay free. */
  readonly bots?: Strength | '';
  /** What stands above it on the wall, such as the name of a class. */
  readonly title?: string;
};

/** The host plans something else, for the rounds to come. */
export type PlanEvent = {
  readonly type: 'plan_event';
  readonly id: string;
  readonly plan: EventPlan;
};

/**
 * The host lets everybody sit down at the tables of the next round.
 *
 * With `anyway` tables that still play are not waited for: they give no points.
 */
export type BeginRound = {
  readonly type: 'begin_round';
  readonly id: string;
  readonly anyway?: boolean;
};

/** The host ends the event: the ranking stands, and the seed is told. */
export type EndEvent = {
  readonly type: 'end_event';
  readonly id: string;
};

/** The host sends somebody away, who cannot enter again; their points leave the ranking. */
export type RemoveMember = {
  readonly type: 'remove_member';
  readonly id: string;
  readonly member: number;
};

/** The host lets nobody new in, or opens the event again. */
export type LockEvent = {
  readonly type: 'lock_event';
  readonly id: string;
  readonly locked: boolean;
};

/** Become a host of this event, too, by the key that each host is shown. */
export type HostEvent = {
  readonly type: 'host_event';
  readonly id: string;
  readonly key: string;
};

/** how hard boards a seat gets first; the grade is the nearest one. */
export type LevelSeen = {
  readonly grade: Grade;
  readonly stars: number;
  readonly found: LevelFound;
};

/** Who has taken a seat in the lobby. */
export type PlaceSeen = {
  readonly name: string;
  readonly bot: Strength | '';
  /** Ready for the game to begin; after a game: wants another one. */
  readonly ready: boolean;
  readonly online: boolean;
  readonly host: boolean;
  readonly you: boolean;
  /** None: not known, or it does not matter at this table. */
  readonly level: LevelSeen | null;
  /** Whether a warm-up is going on there. */
  readonly warms_up: boolean;
  /** Whether rows are pointed out to this seat in the next game. */
  readonly tips: boolean;
};

/** One's own warm-up: the board that lies there, the first is 0, and its last moment. */
export type WarmUpSeen = {
  readonly board: number;
  readonly area: string;
  readonly pieces: readonly PieceId[];
  readonly stars: number;
  readonly until: number;
};

/** What is agreed and who is here; `code` is empty once the game has begun. */
export type LobbySeen = {
  readonly edition: EditionName;
  readonly settings: Settings;
  readonly public: boolean;
  readonly code: string;
  readonly places: readonly (PlaceSeen | null)[];
  readonly spectators: number;
  /** How many games were begun at this table. */
  readonly games: number;
  /** Orders of the lobby this guest may give now, by their `type`. */
  readonly may: readonly (LobbyOrderName | 'leave')[];
  /** Whether only people with a seat may come in; then the code is not valid either. */
  readonly locked: boolean;
  /** The names of spectators who ask for a seat in the next game. */
  readonly asking: readonly string[];
  /** How many big screens of people of this table show it: their phones may leave that to them. */
  readonly screens: number;
  /** The event that this table belongs to; empty: none. Its game begins by itself when everybody is here, or at `starts_at`. */
  readonly event: string;
  readonly starts_at: number | null;
  /** Whether the boards of the next game are fitted to each seat. */
  readonly fair: boolean;
  /** This guest's own warm-up, while it lasts. */
  readonly warm_up: WarmUpSeen | null;
};

/** Where the game stands. */
export type Phase =
  | 'setup'
  | 'border'
  | 'round'
  | 'play-off'
  | 'over'
  | 'void';

/** The six faces of the die, from the top of a board side to its bottom. */
export type Symbol =
  | 'shield'
  | 'hand'
  | 'antelope'
  | 'snake'
  | 'elephant'
  | 'mask';

/** Who sits there; `bot` names its strength, and is empty for people. */
export type Player = {
  readonly name: string;
  readonly bot: Strength | '';
};

/** A board in front of somebody; `area` in rows of # and ., separated by /. */
export type BoardSeen = {
  readonly board: number;
  readonly animal: Animal;
  readonly side: Side;
  readonly area: string;
  readonly pieces: readonly PieceId[];
  /** All six lists of its side, in the order of the die's faces; empty in games by version 1 of the rules. */
  readonly lists: readonly (readonly PieceId[])[];
};

/** how the board of a seat is fitted. */
export type FitSeen = {
  /** Of the board that was dealt last; 0 before the first. */
  readonly stars: number;
  /** When a seat with a start delay will see its board; None once it has. */
  readonly opens_at: number | null;
  /** Whether its level is beyond the hardest boards that there are. */
  readonly none_harder: boolean;
};

/** What is seen of one seat of a running game. */
export type SeatSeen = {
  readonly player: Player;
  readonly rank: number;
  readonly moved: boolean;
  readonly done: boolean;
  readonly gave_up: boolean;
  readonly left: boolean;
  readonly online: boolean;
  readonly asks_pause: boolean;
  /** Ready for the next round; would share the victory of the play-off. */
  readonly said_next: boolean;
  readonly agrees_to_share: boolean;
  readonly has_board: boolean;
  /** How many pieces lie on the board, for those who may not see where. */
  readonly laid_count: number;
  readonly board: BoardSeen | null;
  readonly cover: readonly Laid[] | null;
  /** None where boards are not fitted. */
  readonly fit: FitSeen | null;
};

/** One thing that happened, without what may not be seen; the view says what it led to. */
export type Notice = {
  readonly number: number;
  readonly what: What;
  readonly seat?: number | null;
  readonly rank?: number | null;
  readonly field?: number | null;
  readonly gems?: readonly Gem[] | null;
  readonly symbol?: Symbol | null;
  readonly round?: number | null;
  readonly deadline?: number | null;
  readonly places?: readonly number[] | null;
  readonly reason?: string | null;
  readonly by?: number | null;
};

/**
 * The answer to `join`: everything this guest may know, and what was missed.
 *
 * `missed` is None when too much was missed to tell it one by one.
 */
export type Welcome = {
  readonly type: 'welcome';
  readonly protocol: number;
  readonly table: string;
  readonly number: number;
  readonly time: number;
  readonly lobby: LobbySeen;
  readonly game: GameSeen | null;
  readonly missed: readonly Notice[] | null;
  /** The guest's own half-laid pieces, as they were last shown. */
  readonly draft: readonly Laid[];
  /** The id of the page that the server shows now; a page of another build loads itself again. */
  readonly build: string;
};

/** Something happened at the table: what, and how things stand after it. */
export type Happened = {
  readonly type: 'happened';
  readonly number: number;
  readonly time: number;
  readonly notices: readonly Notice[];
  readonly lobby: LobbySeen;
  readonly game: GameSeen | null;
};

/** The order was carried out and is safely written; it was this event. */
export type Accepted = {
  readonly type: 'accepted';
  readonly id: string;
  readonly number: number;
};

/** The order was not carried out; the page says why in the reader's language. */
export type Refused = {
  readonly type: 'refused';
  readonly id: string;
  readonly code: RefusalCode | CloseCode;
  readonly numbers: Readonly<Record<string, number | string>>;
};

export type Pong = {
  readonly type: 'pong';
  readonly sent: number;
  readonly time: number;
};

/** What lies on a board that this guest may look at just now; `by` is whose hand moved. */
export type Glimpsed = {
  readonly type: 'glimpsed';
  readonly seat: number;
  readonly by: number;
  readonly laid: readonly Laid[];
  readonly held: PieceId | null;
};

/**
 * How many pieces each seat has laid, for those who may not see where.
 *
 * It comes once a second at most.
 */
export type Counted = {
  readonly type: 'counted';
  readonly laid_counts: readonly number[];
};

/** Somebody says one of the quick words: to all who have asked by `hear_words`. */
export type WordSaid = {
  readonly type: 'word_said';
  readonly seat: number;
  readonly word: QuickWord;
};

/** A word of the people who run the server to everybody; empty: it is taken away. */
export type Announced = {
  readonly type: 'announced';
  readonly text: string;
};

/** Somebody who takes part, or took part. */
export type MemberSeen = {
  readonly member: number;
  readonly name: string;
  /** 1 for the first of the ranking; 0 before the first table is done. */
  readonly place?: number;
  readonly twelfths?: number;
  /** At how many tables they were first, alone or with others. */
  readonly firsts?: number;
  /** The number of their table in this round, or the last one; 0: none. */
  readonly table?: number;
  readonly left?: boolean;
  /** Whether a page of theirs is connected to the event. */
  readonly online?: boolean;
  readonly grade?: Grade;
};

/** A seat at a table of an event; once the table is done, with its place and points. */
export type EventSeatSeen = {
  readonly name: string;
  /** 0: a bot. */
  readonly member?: number;
  readonly bot?: Strength | '';
  readonly place?: number;
  readonly twelfths?: number;
};

/** A table of the round that is played, or was played last. */
export type EventTableSeen = {
  readonly number: number;
  readonly table: string;
  readonly seats: readonly EventSeatSeen[];
  /** How far its game is; it may be a second old. 0: it has not begun. */
  readonly round?: number;
  readonly rounds?: number;
  readonly done?: boolean;
  /** It was not played to its end, and gives no points. */
  readonly void?: boolean;
};

/** An event as everybody may see it. */
export type EventSeen = {
  readonly plan: EventPlan;
  readonly phase: EventPhase;
  /** The round that is played, or was played last; 0: none has begun. */
  readonly round: number;
  /** The code to come in by; empty when it is over. */
  readonly code: string;
  readonly locked: boolean;
  /** Who takes part or took part, by their numbers; the ranking is in `place`. */
  readonly members: readonly MemberSeen[];
  readonly tables: readonly EventTableSeen[];
  /** Table time: when this round began, and when the event's minutes are over. */
  readonly began_at: number | null;
  readonly ends_at: number | null;
  /** Whether a host is connected, and how many walls and other people look on. */
  readonly host_online: boolean;
  readonly screens: number;
  readonly onlookers: number;
  /** How many people may take part. */
  readonly most: number;
  /** What everything is drawn from: its SHA-256 from the beginning, and itself at the end. */
  readonly seal: string;
  readonly seed: string;
};

/** What concerns the reader alone; on a wall nothing does. */
export type EventYou = {
  /** Their number among the members; 0: they do not take part. */
  readonly member: number;
  readonly host: boolean;
  /** Where they have a seat just now: go there; empty: nowhere. */
  readonly table: string;
  /** The orders they may give now, by their `type`. */
  readonly may: readonly EventOrderName[];
  /** For hosts: whoever knows it can become a host, too, by `host_event`. */
  readonly key: string;
};

/** The answer to `join` where its `table` is the id of an event. */
export type EventWelcome = {
  readonly type: 'event_welcome';
  readonly protocol: number;
  readonly id: string;
  readonly number: number;
  readonly time: number;
  readonly event: EventSeen;
  readonly you: EventYou;
  readonly build: string;
};

/**
 * How an event stands, after something has changed.
 *
 * What can wait comes once a second at most: somebody has entered, a table is done.
 */
export type EventHappened = {
  readonly type: 'event_happened';
  readonly number: number;
  readonly time: number;
  readonly event: EventSeen;
  readonly you: EventYou;
};

/** The last message of a connection: why it ends, and whether coming back makes sense. */
export type Closed = {
  readonly type: 'closed';
  readonly code: CloseCode;
  readonly again: boolean;
};

/** POST /api/tables */
export type OpenTable = {
  readonly edition?: EditionName;
  readonly settings?: Partial<Settings>;
  readonly public?: boolean;
  readonly name?: string | null;
  /** Bots to seat at once; `start` begins the game without a lobby. */
  readonly bots?: readonly Strength[];
  readonly start?: boolean;
  /** boards fitted to each seat; the host's level is of this grade, or else found by their own times. Where a game begins at once and neither tells it, they begin as beginners. */
  readonly fair?: boolean;
  readonly grade?: Grade | null;
  /** For tests, refused without the test switch: what the table's games draw everything from. */
  readonly seed?: string;
};

export type TableOpened = {
  readonly table: string;
  readonly code: string;
};

/** POST /api/join */
export type EnterCode = {
  readonly code: string;
};

/** The table, or the event, that has the code. */
export type CodeFound = {
  readonly table: string;
  /** It is an event: its screen is another one. */
  readonly is_event: boolean;
};

/** One line of GET /api/tables: a public table that still has a seat. */
export type TableListed = {
  readonly table: string;
  readonly edition: EditionName;
  readonly host: string;
  readonly seats_taken: number;
  readonly seats: number;
};

export type Tables = {
  readonly tables: readonly TableListed[];
};

/** POST /api/events */
export type OpenEvent = {
  readonly plan?: EventPlan;
};

export type EventOpened = {
  readonly event: string;
  readonly code: string;
};

/** One line of the ranking. */
export type MemberResult = {
  readonly place: number;
  /** The number of this member, also at the tables. */
  readonly member: number;
  readonly name: string;
  /** In twelfths, because shared places share them; and as a number for people. */
  readonly twelfths: number;
  readonly points: number;
  readonly firsts: number;
  /** How many tables that are done they had a seat at. */
  readonly rounds: number;
  readonly left: boolean;
};

/** A seat at a table that is done; a bot has no points. */
export type SeatResult = {
  /** 0: a bot. */
  readonly member: number;
  readonly name: string;
  readonly bot: string;
  readonly place: number;
  readonly twelfths: number;
};

export type TableResult = {
  readonly round: number;
  readonly number: number;
  readonly table: string;
  /** It was not played to its end, or is still played: no points. */
  readonly done: boolean;
  readonly seats: readonly SeatResult[];
};

/** GET /api/events/{event}/results.json */
export type EventResults = {
  readonly event: string;
  readonly title: string;
  readonly edition: string;
  readonly is_over: boolean;
  readonly round: number;
  readonly ranking: readonly MemberResult[];
  readonly tables: readonly TableResult[];
  /** As in `EventSeen`: the draws can be checked when the event is over. */
  readonly seal: string;
  readonly seed: string;
};

/** GET /api/me: who the signed cookie says this is, and where a game is waiting. */
export type Me = {
  readonly name: string;
  readonly suggested: string;
  readonly tables: readonly string[];
  /** Where other machines find this server, such as http://192.168.0.7:8642; empty: not known. */
  readonly address: string;
  /** The id of the page that the server shows now, as in `welcome`. */
  readonly build: string;
  /** A word of the people who run the server; empty: none. */
  readonly word: string;
  /** Whether the request had a cookie of ours: a browser that never sends one refuses them. */
  readonly known: boolean;
  /** How many characters a name may have; those that join emoji do not count. */
  readonly longest_name: number;
  /** The events that are not over in which the guest takes part, or which they host. */
  readonly events: readonly string[];
};

/** POST /api/me: what the guest wants to be called from now on. */
export type Introduce = {
  readonly name: string;
};

/** How many rounds so many players play, if they choose nothing, and at most. */
export type RoundsOffered = {
  readonly players: number;
  readonly usual: number;
  readonly most: number;
  /** At most with fresh boards, of which there is no end. */
  readonly most_fresh: number;
};

/** In milliseconds; a table may also play without one. */
export type HourglassOffered = {
  readonly shortest: number;
  readonly usual: number;
  readonly longest: number;
};

/** What a page must know of an edition before a game of it is played. */
export type EditionFacts = {
  readonly name: EditionName;
  /** How many may play it. */
  readonly least: number;
  readonly most: number;
  /** Whether the players compete, so that one of them can win. */
  readonly is_a_race: boolean;
  /** Whether it is among the games that people choose from when they open a table. */
  readonly is_listed: boolean;
  /** By number of players; empty if a clock ends the game. */
  readonly rounds: readonly RoundsOffered[];
  /** The settings that can be chosen and make a difference. */
  readonly options: readonly OptionName[];
  /** Null if there is none to choose. */
  readonly hourglass: HourglassOffered | null;
  /** How long a game may last, if a clock ends it; `minutes: null` is without a clock. */
  readonly minutes: readonly number[];
  /** What each thing that a player wins is worth, where points are counted. */
  readonly points: Readonly<Record<string, number>>;
  /** The sections of the rules that tell it, in reading order. */
  readonly chapters: readonly string[];
};

/** GET /api/editions: all editions, those that people choose from first. */
export type Editions = {
  readonly editions: readonly EditionFacts[];
  /** The faces of the die, in the order of the lists on a board. */
  readonly faces: readonly Symbol[];
  /** The animals that can be chosen where `animals` is an option. */
  readonly animals: readonly Animal[];
  /** Milliseconds, where `delays` and `grace` are options. */
  readonly longest_delay: number;
  readonly longest_grace: number;
  /** How long a pause between rounds may be, where `pause` is an option; null is by hand. */
  readonly pauses: readonly number[];
  /** How many stars fresh boards of each side may have, where `stars` is an option. */
  readonly stars: Readonly<Record<Side, readonly number[]>>;
  /** The largest number that fresh boards may be agreed by. */
  readonly largest_agreed: number;
};

/** One task of our box. */
export type BoardNamed = {
  readonly number: number;
  readonly side: Side;
  readonly symbol: Symbol;
};

/** POST /api/lookup/solutions */
export type AskSolutions = {
  readonly board?: BoardNamed | null;
  readonly area?: string;
  readonly pieces?: readonly PieceId[];
  /** The first solution wanted, counted from 0, and how many. */
  readonly first?: number;
  readonly most?: number;
};

/** Some of the solutions of a puzzle, in an order that never changes. */
export type Solutions = {
  readonly area: string;
  readonly pieces: readonly PieceId[];
  /** How many there are in all. */
  readonly count: number;
  readonly first: number;
  readonly solutions: readonly (readonly Laid[])[];
  /** Whether there are further ones after these. */
  readonly more: boolean;
  /** How many placements a person can expect to try, and one to five stars for it. */
  readonly tries: number;
  readonly stars: number;
};

/** POST /api/lookup/hint: the next piece, from nothing or from what is laid. */
export type AskHint = {
  readonly board?: BoardNamed | null;
  readonly area?: string;
  readonly pieces?: readonly PieceId[];
  readonly laid?: readonly Laid[];
};

/** Lay this piece here; or lift these, because they lie wrong; or nothing is left to do. */
export type HintGiven = {
  readonly kind: HintKind;
  readonly lay: Laid | null;
  readonly lift: readonly PieceId[];
};

/** POST /api/lookup/sets: which sets of so many pieces would fit? */
export type AskSets = {
  readonly area: string;
  readonly pieces: number;
};

export type SetFound = {
  readonly pieces: readonly PieceId[];
  readonly count: number;
};

/** Sets that cover the area, each with its number of solutions; `count` sets in all. */
export type SetsFound = {
  readonly area: string;
  readonly cells: number;
  readonly count: number;
  readonly sets: readonly SetFound[];
  readonly more: boolean;
};

/**
 * A seat's board of a finished round, what it laid, and a solution.
 *
 * `cover` and `solution` are null while the same task is live at another table, or for somebody
 * who had no seat in the round, one of that side and symbol.
 */
export type SeatSolution = {
  readonly seat: number;
  readonly board: BoardSeen;
  readonly cover: readonly Laid[] | null;
  readonly solution: readonly Laid[] | null;
  readonly count: number;
  readonly live: boolean;
};

/** GET /api/tables/{table}/rounds/{round}/solutions; round 0 is the play-off. */
export type RoundSolutions = {
  readonly round: number;
  readonly symbol: Symbol;
  readonly seats: readonly SeatSolution[];
};

/** POST /api/daily/start: show me the puzzle; my clock runs from now on. */
export type StartDaily = {
  readonly level: DailyLevel;
  /** As 2026-11-15; left out: today. */
  readonly date?: string;
};

/** POST /api/daily/solve */
export type SolveDaily = {
  readonly level: DailyLevel;
  readonly date: string;
  readonly cover: readonly Laid[];
};

/** One of the three of a day; area and pieces are null until it was started. */
export type DailyPuzzle = {
  readonly level: DailyLevel;
  readonly stars: number;
  readonly side: Side;
  readonly area: string | null;
  readonly pieces: readonly PieceId[] | null;
  /** Milliseconds: since it was started, and until it was solved. */
  readonly elapsed: number | null;
  readonly took: number | null;
  /** Covers that did not solve it. */
  readonly wrong: number;
  /** How many guests of this server have solved it, in a time that is plausible. */
  readonly solvers: number;
  /** Once it is solved: their median, and how many of them took longer. */
  readonly median: number | null;
  readonly slower: number | null;
  /** False if it was solved faster than a hand can: it counts for nothing but for the guest. */
  readonly plausible: boolean;
};

/** GET /api/daily[?date=2026-11-15]: everything for the screen, and for a text to share. */
export type Daily = {
  readonly date: string;
  readonly today: string;
  /** The earliest date that can be played, and the milliseconds until the next puzzles. */
  readonly first: string;
  readonly next_in: number;
  /** Whether what is solved now counts for the streak. */
  readonly counts: boolean;
  /** Days since the first one: "Ubongo no. 319". */
  readonly number: number;
  readonly puzzles: readonly DailyPuzzle[];
  /** Days in a row, up to today or yesterday, with a puzzle solved on its day; and the most ever. */
  readonly streak: number;
  readonly best_streak: number;
};

/** How many puzzles of a date were solved, and whether one was on its own day. */
export type DailyDay = {
  readonly date: string;
  readonly solved: number;
  readonly on_day: boolean;
};

/** GET /api/daily/days: the days on which this guest solved something, the oldest first. */
export type DailyDays = {
  readonly first: string;
  readonly today: string;
  readonly days: readonly DailyDay[];
};

/** A puzzle as it is printed on a board, without its solution. */
export type PackPuzzle = {
  readonly area: string;
  readonly pieces: readonly PieceId[];
  readonly stars: number;
};

/**
 * GET /api/packs/{level}/{number}: a hundred puzzles, the same forever.
 *
 * Numbers are 1 to 1000; a page begins with 1, and then takes the one after its last.
 */
export type Pack = {
  readonly level: DailyLevel;
  readonly number: number;
  readonly side: Side;
  readonly puzzles: readonly PackPuzzle[];
};

/** A side of a board: its area, and for each symbol of the die the pieces and stars. */
export type BoxSide = {
  readonly area: string;
  readonly pieces: readonly (readonly PieceId[])[];
  readonly stars: readonly number[];
};

export type BoxBoard = {
  readonly number: number;
  readonly easy: BoxSide;
  readonly hard: BoxSide;
};

/** GET /api/packs/box: the tasks of all boards of the box, and none of their solutions. */
export type BoxTasks = {
  readonly boards: readonly BoxBoard[];
};

/** A board of a run: which one of the pack, how long it lay there, and how it was covered. */
export type OfflineBoard = {
  readonly puzzle: number;
  /** Milliseconds from when it was dealt until it was solved or put aside. */
  readonly took: number;
  /** For each cell of the area in reading order the place of its piece in the list, such as "001122"; empty: it was put aside. */
  readonly cover?: string;
};

/**
 * POST /api/me/offline-runs: take a run that was played offline into one's own statistics.
 *
 * The same run again counts once. All its boards are of one pack.
 */
export type TakeRun = {
  readonly level: DailyLevel;
  readonly pack: number;
  /** 5, 10 or 20, or null: without a clock. */
  readonly minutes: number | null;
  /** When it began, by the device's clock, in milliseconds since 1970. */
  readonly began: number;
  readonly boards: readonly OfflineBoard[];
};

/** The run counts in the guest's own statistics, marked as played offline, and nowhere else. */
export type RunTaken = {
  readonly solved: number;
  readonly put_aside: number;
  /** Whether it had been taken before: then nothing was added. */
  readonly again: boolean;
};

/** One event, and what it changed in the view: fields of the game, fields of seats. */
export type ReplayFrame = {
  readonly at: number;
  readonly notice: Notice;
  /** The fields of GameSeen that have changed, `seats` left out. */
  readonly game?: Partial<GameSeen>;
  /** For each seat that changed, by its number: the fields of SeatSeen that have changed. */
  readonly seats?: Readonly<Record<string, Partial<SeatSeen>>>;
};

/**
 * GET /api/tables/{table}/games/{game}/replay, POST /api/replay (the text of a record).
 *
 * `first` is the view after event 1, as nobody saw it: with all boards and covers open. Each
 * frame changes the one before it.
 */
export type Replay = {
  readonly events: number;
  readonly began: number;
  readonly ended: number;
  readonly first: GameSeen;
  readonly frames: readonly ReplayFrame[];
  /** What could not be checked. */
  readonly notes: readonly ReplayNote[];
};

/** A game of the guest that can be watched again: `game` is its number at the table. */
export type GamePlayed = {
  readonly table: string;
  readonly game: number;
  readonly ended_at: number;
  readonly edition: string;
  readonly seats: number;
  readonly place: number;
  /** Boards that were solved. */
  readonly solved: number;
};

/** GET /api/me/games: the guest's latest games whose tables are still kept, the newest first. */
export type GamesPlayed = {
  readonly games: readonly GamePlayed[];
};

/** Boards dealt and solved; the median and the best time in milliseconds. */
export type Times = {
  readonly dealt: number;
  readonly solved: number;
  readonly median: number | null;
  readonly best: number | null;
};

export type StarsTimes = {
  readonly stars: number;
  readonly times: Times;
};

/** All boards with this piece. */
export type PieceTimes = {
  readonly piece: PieceId;
  readonly times: Times;
};

export type DayTimes = {
  readonly date: string;
  readonly games: number;
  readonly times: Times;
};

/** Games of an edition, those won in a race, and the times of their boards. */
export type EditionGames = {
  readonly edition: EditionName;
  readonly games: number;
  readonly won: number;
  readonly times: Times;
};

/** The best run of its minutes, side and kind of boards. */
export type SoloRecord = {
  readonly minutes: number | null;
  readonly side: Side;
  readonly boards: Boards;
  readonly stars: number | null;
  readonly runs: number;
  readonly solved: number;
  readonly put_aside: number;
  readonly last_solve: number;
  readonly date: string;
};

/** Puzzles of the day of a level: started, solved, and how quickly. */
export type DailyTimes = {
  readonly level: DailyLevel;
  readonly times: Times;
};

/** One board that was solved at a table. */
export type Solve = {
  readonly date: string;
  readonly edition: string;
  readonly stars: number;
  readonly took: number;
  /** Whether that was without a server: then `edition` is solo. */
  readonly offline: boolean;
};

/**
 * Solo runs that were played offline, with the best of each kind.
 *
 * Their boards are among those of all other figures but `by_edition`; no record and no rating
 * knows them.
 */
export type OfflineRuns = {
  readonly runs: number;
  readonly times: Times;
  readonly best: readonly SoloRecord[];
};

/** GET /api/me/statistics; DELETE forgets everything that is kept about a guest. */
export type Statistics = {
  readonly games: number;
  readonly times: Times;
  readonly by_stars: readonly StarsTimes[];
  readonly by_piece: readonly PieceTimes[];
  readonly by_day: readonly DayTimes[];
  readonly by_edition: readonly EditionGames[];
  readonly solo: readonly SoloRecord[];
  readonly daily: readonly DailyTimes[];
  /** The latest solves, the newest last; the counts above are of all. */
  readonly solves: readonly Solve[];
  /** What was played offline; null if nothing was. */
  readonly offline: OfflineRuns | null;
};

/** `shown` is what people compare: the level that is surpassed almost certainly. */
export type RatingSeen = {
  readonly edition: EditionName;
  readonly shown: number;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
};

/** GET and PUT /api/me/ratings */
export type Ratings = {
  readonly opted_in: boolean;
  readonly ratings: readonly RatingSeen[];
};

/** PUT /api/me/ratings: from now on public games count, or do not. */
export type OptIn = {
  readonly opted_in: boolean;
};

/** Every error over HTTP: a stable code, a sentence for people without a page, numbers. */
export type Failed = {
  readonly code: string;
  readonly sentence: string;
  readonly numbers: Readonly<Record<string, number | string>>;
};

/** The game as one seat, or a spectator, may see it. */
export type GameSeenOf<Edition, Table> = {
  readonly seat: number | null;
  readonly edition: Edition;
  readonly settings: Settings;
  readonly phase: Phase;
  readonly round: number;
  readonly rounds: number;
  readonly roller: number;
  readonly symbol: Symbol | null;
  readonly deadline: number | null;
  readonly second_chance: boolean;
  readonly goes_on_at: number | null;
  /** Until when the table waits for everybody to say `next`. */
  readonly next_until: number | null;
  /** When everybody who still puzzles without an hourglass gives up. */
  readonly gives_up_at: number | null;
  readonly paused: boolean;
  readonly tied: readonly number[];
  readonly seats: readonly SeatSeen[];
  /** What lies on the table; its form depends on the edition. */
  readonly table: Table;
  /** The orders this seat may give now, by their `type`. */
  readonly may: readonly GameOrderName[];
  /** How far apart somebody's `glimpse`s should be, in milliseconds: seldom while nobody may look at half-laid boards. The last one should always come. */
  readonly glimpse_every: number;
  readonly places: readonly number[];
  readonly reason: string;
  readonly seal: string;
  readonly seed: string;
  /** the field that is pointed out to this seat, where it has tips for gems. */
  readonly tip: number | null;
};

export type GameSeen =
  | GameSeenOf<'classic', GemView>
  | GameSeenOf<'classic-long', GemView>
  | GameSeenOf<'2024', TrackView>
  | GameSeenOf<'cooperative', AnimalView>
  | GameSeenOf<'solo', SoloView>
  | GameSeenOf<'bare', BareView>
  | GameSeenOf<'2015', BagView>;

export type LobbyOrder =
  | Sit
  | Stand
  | SetReady
  | Rename
  | SeatBot
  | Kick
  | SetLocked
  | MoveSeat
  | Arrange
  | StartGame
  | PlayAgain
  | Rematch
  | AskSeat
  | MakeFair
  | ChooseGrade
  | OfferTips
  | BeginWarmUp
  | CoverWarmUp
  | StopWarmUp;

export type GameOrder =
  | Roll
  | CallUbongo
  | GiveUp
  | PlayOn
  | Next
  | ChooseField
  | MovePawn
  | TakeGems
  | Pass
  | PutAside
  | Finish
  | Concede
  | AgreeToShare
  | Leave
  | EndAlone
  | AskPause
  | Continue;

export type AnyOrder =
  | Sit
  | Stand
  | SetReady
  | Rename
  | SeatBot
  | Kick
  | SetLocked
  | MoveSeat
  | Arrange
  | StartGame
  | PlayAgain
  | Rematch
  | AskSeat
  | MakeFair
  | ChooseGrade
  | OfferTips
  | BeginWarmUp
  | CoverWarmUp
  | StopWarmUp
  | Roll
  | CallUbongo
  | GiveUp
  | PlayOn
  | Next
  | ChooseField
  | MovePawn
  | TakeGems
  | Pass
  | PutAside
  | Finish
  | Concede
  | AgreeToShare
  | Leave
  | EndAlone
  | AskPause
  | Continue
  | EnterEvent
  | QuitEvent
  | PlanEvent
  | BeginRound
  | EndEvent
  | RemoveMember
  | LockEvent
  | HostEvent;

export type FromPage =
  | Join
  | Ping
  | Glimpse
  | MuteHelpers
  | SayWord
  | HearWords
  | Sit
  | Stand
  | SetReady
  | Rename
  | SeatBot
  | Kick
  | SetLocked
  | MoveSeat
  | Arrange
  | StartGame
  | PlayAgain
  | Rematch
  | AskSeat
  | MakeFair
  | ChooseGrade
  | OfferTips
  | BeginWarmUp
  | CoverWarmUp
  | StopWarmUp
  | Roll
  | CallUbongo
  | GiveUp
  | PlayOn
  | Next
  | ChooseField
  | MovePawn
  | TakeGems
  | Pass
  | PutAside
  | Finish
  | Concede
  | AgreeToShare
  | Leave
  | EndAlone
  | AskPause
  | Continue
  | EnterEvent
  | QuitEvent
  | PlanEvent
  | BeginRound
  | EndEvent
  | RemoveMember
  | LockEvent
  | HostEvent;

export type FromServer =
  | Welcome
  | Happened
  | Accepted
  | Refused
  | Pong
  | Glimpsed
  | Counted
  | WordSaid
  | Announced
  | EventWelcome
  | EventHappened
  | Closed;
