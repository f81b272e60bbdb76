export { PageHost } from './host.js';
