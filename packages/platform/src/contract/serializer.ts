import document from '@alipen/contracts/documents/government-api.json' with { type: 'json' };
import type { components } from '@alipen/contracts/generated/government-api';
import fastJson from 'fast-json-stringify';

type Schemas = components['schemas'];
type Node = Readonly<Record<string, unknown>>;

const isNull = (node: Node): boolean => node.type === 'null';
const schemas = document.components.schemas as unknown as Readonly<Record<string, Node>>;

function alternatives(node: Node): Node[] | undefined {
  if (Array.isArray(node.type)) return node.type.map(type => ({ ...node, type }));
  return (node.anyOf ?? node.oneOf) as Node[] | undefined;
}

/** What the writer needs of a schema: types, names and what may be null. */
function shapeOf(node: Node): Node {
  if (typeof node.$ref === 'string') return shapeOf(schemas[node.$ref.split('/').at(-1) ?? ''] ?? {});
  const among = alternatives(node);
  if (among) {
    const [one, ...more] = among.filter(each => !isNull(each));
    if (!one || more.length) throw new Error('a value of several types is left to JSON.stringify');
    return among.some(isNull) ? { ...shapeOf(one), nullable: true } : shapeOf(one);
  }
  const { type, items, properties } = node;
  if (type === 'array') return { type, items: shapeOf(items as Node) };
  if (type !== 'object') return { type };
  const named = Object.entries(properties as Record<string, Node>).map(([name, each]) => [name, shapeOf(each)]);
  return { type, properties: Object.fromEntries(named) };
}

/**
 * Writes the contract's schema of this name twice as fast as JSON.stringify: for answers of megabytes. What the schema does not name is
 * left out.
 */
export const serializerOf = <N extends keyof Schemas>(name: N): ((value: Schemas[N]) => string) =>
  fastJson(shapeOf(schemas[name] ?? {}) as unknown as Parameters<typeof fastJson>[0]);
