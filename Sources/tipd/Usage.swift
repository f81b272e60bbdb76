extension Command {
  /// What the first words of a command line may be.
  static let words = ["demo", "render", "replay", "schema", "--help", "--version"] + serveOptions

  /// How the program is called; follows every complaint about arguments.
  static let usage = """
    usage: tipd [--stdio] [--clientProcessId PID] [--record FILE] [--log-level LEVEL]
           tipd demo [--output FILE]
           tipd render [FILE] [--html] [--animate] [--regions] [--dark] [--output FILE]
           tipd replay FILE [--at N [--session ID]]
           tipd schema
           tipd --help | --version

    """

  /// What `--help` adds to the usage.
  static let explanation = """

    Answers JSON-RPC 2.0 requests on standard input where tooltips and product tours go on a screen. A graphical
    program spawns it and draws what it says; it is not meant to be used by hand. To see what it does, run `tipd demo`:
    it plays a tour of a built-in window with itself and draws each step in a page for a browser.

      --stdio                 serve on standard input and output; this is the default
      --clientProcessId PID   end when this process is gone
      --record FILE           write the conversation with its times into FILE, over what is there; does not start if it
                              cannot; if the disk fills up later, says so on standard error and goes on without
      --log-level LEVEL       what is written on standard error: error (the default), warning, info or debug; lines
                              that nobody reads are dropped
      demo                    play the built-in tour, print a line for each step and write the page
      render                  draw, as SVG, what FILE or standard input holds: the params of `layout`, the result of
                              `session/get`, a change result or one picture, as JSON
      --html                  draw it as a page for a browser; a list of them is drawn as a page of figures
      --animate               let it move as its motions say
      --regions               outline what reacts to taps
      --dark                  draw a dark window
      --output FILE           where it goes; without it, of `render` to standard output, of `demo` to
                              \(DemoCommand.standardOutput)
      replay FILE             run a record again with its times and name the first message that is another one now:
                              exits with 1 if there is one, with 2 if the record cannot be read
      --at N                  stop after the message of tipd with this number, counted from 1, and print the picture of
                              the session, as `session/get` answers it: `tipd replay FILE --at N | tipd render` draws it
      --session ID            which session, if several are open
      schema                  print the protocol as data: one JSON object with every method, option, error and event
      --help, -h              print this text
      --version               print the version

    """
}
