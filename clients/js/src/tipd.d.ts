/** The protocol's values, as protocol.md names them. */
export * from './protocol/values.js';
export * from './protocol/options.js';
export * from './protocol/layout.js';
export * from './protocol/positioner.js';
export * from './protocol/motion.js';
export * from './protocol/pictures.js';
export * from './protocol/changes.js';
export * from './protocol/methods.js';
export * from './protocol/errors.js';
