// What a newer document takes away from those who call the API as an older one describes it. Pure; check-compatibility.mjs
// reads and tells. What is asked may only be asked less strictly; what is answered may only be promised more strictly.
import { operacoes } from './openapi.mjs';

const list = value => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const without = (all, some) => all.filter(one => !some.includes(one));
const resolve = (document, node) =>
  node?.$ref
    ? resolve(
        document,
        node.$ref
          .slice(2)
          .split('/')
          .reduce((at, key) => at?.[key], document),
      )
    : node;

/** The parts of allOf as one object, so that moving a field into one is no change. */
function flat(document, node) {
  const schema = resolve(document, node) ?? {};
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  const parts = [...allOf.map(part => flat(document, part)), own];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(part => part.properties)),
    required: [...new Set(parts.flatMap(part => list(part.required)))],
  };
}

const branches = schema => schema.anyOf ?? schema.oneOf;
const widened = (before, after, key, worse) =>
  after[key] !== undefined && (before[key] === undefined || worse(after[key], before[key]));

/** What a caller may no longer send: a number that is now tighter, by name. */
const LIMITS = {
  minimum: (now, then) => now > then,
  minLength: (now, then) => now > then,
  minItems: (now, then) => now > then,
  maximum: (now, then) => now < then,
  maxLength: (now, then) => now < then,
  maxItems: (now, then) => now < then,
  pattern: (now, then) => now !== then,
  format: (now, then) => now !== then,
};

/** Each rule: what it says is lost, one sentence's end a loss. `asked` schemas are sent by callers, `answered` ones are read by them. */
const RULES = {
  asked: [
    (a, b) =>
      without(list(a.type), b.type === undefined ? list(a.type) : list(b.type)).map(type => `no longer takes ${type}`),
    (a, b) => without(list(b.required), list(a.required)).map(name => `now demands the field ${name}`),
    (a, b) => (b.enum ? without(a.enum ?? ['any other value'], b.enum).map(value => `no longer takes ${value}`) : []),
    (a, b) =>
      Object.entries(LIMITS)
        .filter(([key, worse]) => widened(a, b, key, worse))
        .map(([key]) => `is narrower: ${key} was ${a[key] ?? 'not limited'} and is ${b[key]}`),
    (a, b) =>
      b.additionalProperties === false
        ? without(Object.keys(a.properties ?? {}), Object.keys(b.properties ?? {})).map(
            name => `no longer takes ${name}`,
          )
        : [],
    (a, b) =>
      b.additionalProperties === false && a.additionalProperties !== false ? ['takes no other field now'] : [],
  ],
  answered: [
    (a, b) =>
      without(list(b.type), a.type === undefined ? list(b.type) : list(a.type)).map(type => `may now be ${type}`),
    (a, b) => (a.type !== undefined && b.type === undefined && !branches(b) ? ['has no type any more'] : []),
    (a, b) =>
      without(Object.keys(a.properties ?? {}), Object.keys(b.properties ?? {})).map(name => `lost the field ${name}`),
    (a, b) =>
      without(list(a.required), list(b.required))
        .filter(name => b.properties?.[name])
        .map(name => `may now leave out ${name}`),
    (a, b) => (a.format !== undefined && a.format !== b.format ? [`is no longer ${a.format}`] : []),
  ],
};

/** Compares two documents; one instance, so that a schema that holds itself is looked at once. */
class Comparison {
  constructor(before, after, seen = []) {
    this.before = before;
    this.after = after;
    this.seen = new Set(seen);
  }

  schemas(direction, a, b, at) {
    if (a === undefined || b === undefined) return [];
    const key = `${direction} ${a.$ref ?? ''} ${b.$ref ?? ''}`;
    if (a.$ref && b.$ref) {
      if (this.seen.has(key)) return [];
      this.seen.add(key);
    }
    const before = flat(this.before, a);
    const after = flat(this.after, b);
    if (branches(before) || branches(after)) return this.branched(direction, before, after, at);
    const here = RULES[direction].flatMap(rule => rule(before, after)).map(what => `${at || 'the body'} ${what}`);
    return [...here, ...this.inside(direction, before, after, at)];
  }

  inside(direction, before, after, at) {
    const fields = Object.entries(before.properties ?? {}).flatMap(([name, schema]) =>
      this.schemas(direction, schema, after.properties?.[name], `${at}/${name}`),
    );
    return [...fields, ...this.schemas(direction, before.items, after.items, `${at}/*`)];
  }

  /** Asked: each way that was taken is still taken by some way. Answered: each way it may come was known before. */
  branched(direction, before, after, at) {
    const [from, into] = direction === 'asked' ? [before, after] : [after, before];
    const ways = schema => branches(schema) ?? [schema];
    const fits = (one, other) => {
      const alone = new Comparison(this.before, this.after, this.seen);
      const [a, b] = direction === 'asked' ? [one, other] : [other, one];
      return alone.schemas(direction, a, b, '').length === 0;
    };
    const lost = ways(from).filter(one => !ways(into).some(other => fits(one, other)));
    // One way on each side: say what is wrong with it, not that it is another.
    const plain = ways(before).length === ways(after).length && lost.length === 1 ? ways(before).indexOf(lost[0]) : -1;
    if (plain >= 0) return this.schemas(direction, ways(before)[plain], ways(after)[plain], at);
    const word = direction === 'asked' ? 'no longer takes one of its forms' : 'may now come in another form';
    return lost.map(() => `${at || 'the body'} ${word}`);
  }

  contents(direction, a, b, what) {
    const [before, after] = [a?.content ?? {}, b?.content ?? {}];
    return Object.entries(before).flatMap(([type, { schema }]) =>
      after[type]
        ? this.schemas(direction, schema, after[type].schema, '').map(loss => `${what}: ${loss}`)
        : [`${what} is no longer ${type}`],
    );
  }

  parameters(old, now) {
    const named = (document, { item, operation }) =>
      new Map(
        [...list(item.parameters), ...list(operation.parameters)]
          .map(node => resolve(document, node))
          .map(parameter => [`${parameter.in} ${parameter.name}`, parameter]),
      );
    const [before, after] = [named(this.before, old), named(this.after, now)];
    const changed = [...before].flatMap(([name, parameter]) =>
      after.has(name)
        ? this.schemas('asked', parameter.schema, after.get(name).schema, `parameter ${name}`)
        : [`the parameter ${name} is gone`],
    );
    const demanded = [...after].filter(([name, { required }]) => required && !before.get(name)?.required);
    return [...changed, ...demanded.map(([name]) => `the parameter ${name} is now demanded`)];
  }

  responses(old, now) {
    const good = ({ responses }) => Object.entries(responses).filter(([status]) => status < '300');
    return good(old.operation).flatMap(([status, node]) => {
      const answer = now.operation.responses[status];
      if (!answer) return [`it no longer answers ${status}`];
      return this.contents('answered', resolve(this.before, node), resolve(this.after, answer), `the answer ${status}`);
    });
  }

  operation(old, now) {
    const [a, b] = [old.operation, now.operation];
    const demandsBody = b.requestBody?.required && !a.requestBody?.required;
    return [
      ...(a.operationId === b.operationId ? [] : [`its name is now ${b.operationId}`]),
      ...without(list(a['x-autoridades']), list(b['x-autoridades'])).map(name => `${name} may no longer call it`),
      ...this.parameters(old, now),
      ...(demandsBody ? ['it now demands a body'] : []),
      ...this.contents('asked', resolve(this.before, a.requestBody), resolve(this.after, b.requestBody), 'the body'),
      ...this.responses(old, now),
    ];
  }
}

const nameOf = ({ method, path, operation }) => `${method.toUpperCase()} ${path} (${operation.operationId})`;

/** One sentence for each thing that stopped working, in the order of the older document. */
export function incompatibilities(before, after) {
  const now = new Map(operacoes(after).map(found => [`${found.method} ${found.path}`, found]));
  return operacoes(before).flatMap(old => {
    const found = now.get(`${old.method} ${old.path}`);
    if (!found) return [`${nameOf(old)}: the operation is gone.`];
    return new Comparison(before, after).operation(old, found).map(loss => `${nameOf(old)}: ${loss}.`);
  });
}

/** operationIds that the older document does not have. */
export function additions(before, after) {
  const known = new Set(operacoes(before).map(({ operation }) => operation.operationId));
  return operacoes(after)
    .map(({ operation }) => operation.operationId)
    .filter(id => !known.has(id));
}

/** The document without words: what a release keeps to be compared with. */
export function bones(node) {
  if (Array.isArray(node)) return node.map(bones);
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(
    ([key, value]) =>
      key !== 'x-rotulo' && !(['description', 'summary', 'example'].includes(key) && typeof value === 'string'),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, bones(value)]));
}
