"""Mutation testing: small faults are put into the rules, and the tests must notice each.

    mutants       which faults there are: single points of a module, as values
    swap          puts one into this process: into a live function, or as a module is imported
    children      forked processes with a time limit
    sessions      pytest, which collects the tests and hands them over
    test_map      which tests run which lines, measured once and kept
    trials        runs the tests on each mutant in a forked child with a time limit
    verdicts      what became of each mutant, in a file to go on from
    equivalents   the mutants that no test can notice, with the reasons in docs/testing.md

`tools/mutate.py` is the command. Nothing here changes a file of the tree.
"""
