// What libFuzzer calls. Which target it is, the environment says: one program serves for all.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

private let target: FuzzTarget = {
  // Unsafe: reads a C string, which nothing changes, and copies it.
  let name = unsafe getenv("TIPD_FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else { fatalError("there is no target '\(name)'") }
  return target
}()

/// Feeds the target with one input; a complaint ends the program, which keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = unsafe Array(UnsafeBufferPointer(start: data, count: count))
  if let complaint = target.complaint(about: input) { fatalError(complaint) }
  return 0
}
