export { readMath, notationOf } from './reading/read-math.js';
export { writeLatex } from './writing/latex.js';
export { writeMathml } from './writing/mathml.js';
export { writeUeb } from './braille/ueb/write-ueb.js';
export { writeNemeth } from './braille/nemeth/write-nemeth.js';
