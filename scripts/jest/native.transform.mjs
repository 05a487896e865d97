// For a spec, a module that Node loads itself (native.environment.mjs) is replaced by its exports.
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';

const built = file => pathToFileURL(file.replace(/\/src\/(.*)\.ts$/, '/dist/$1.js')).href;
const names = async file => Object.keys(await import(built(file)));
const key = parts => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
const quoted = JSON.stringify;

/** The names are asked of the module itself, which only an asynchronous transformer can wait for. */
const esm = {
  canInstrument: false,
  getCacheKeyAsync: async (_text, file) => key([file, await names(file)]),
  processAsync: async (_text, file) => {
    const exported = (await names(file)).map(
      (name, i) => `const e${i} = module[${quoted(name)}]; export { e${i} as ${quoted(name)} };`,
    );
    return { code: [`const module = await nativeImport(${quoted(built(file))});`, ...exported].join('\n') };
  },
};

/** Jest also applies this to its own parts and to what begins a run: there the module stays what it is. */
const commonjs = {
  canInstrument: false,
  getCacheKey: (text, file) => key([file, text]),
  process: (text, file) => ({
    code: `if (globalThis.nativeRequire) module.exports = nativeRequire(${quoted(file)}); else {\n${text}\n}`,
  }),
};

export default { createTransformer: ({ modules }) => ({ esm, commonjs })[modules] };
