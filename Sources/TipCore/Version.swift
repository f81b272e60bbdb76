/// The version of tipd, the same in `tipd --version`, `serverInfo` and both clients.
public enum Version {
  /// The version by semantic versioning.
  public static let current = "0.1.0"
}
