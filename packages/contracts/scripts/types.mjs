// Types of the documents. Those of the gateway name the government API's instead of repeating them.
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { operacoes } from './openapi.mjs';
import { gatewayRefusals } from './refusals.mjs';

export const governmentTypes = async ({ government }) => astToString(await openapiTS(structuredClone(government)));

/** The gateway's own paths, then the relayed ones by name: /ms-alipen/x is /api/ms-alipen/x, and may be refused by the gateway too. */
export async function bffTypes({ own, government, bff }) {
  const alone = { ...structuredClone(bff), paths: structuredClone(own.paths) };
  const nodes = await openapiTS(alone);
  const mine = nodes
    .filter(ts.isInterfaceDeclaration)
    .map(node => NAMED[node.name.text]?.(node, own))
    .filter(Boolean);
  return `import type * as government from './government-api.ts';\n${astToString(mine)}${composed(government)}`;
}

const NAMED = {
  paths: node => renamed(node, 'OwnPaths', node.members),
  operations: node => renamed(node, 'OwnOperations', node.members),
  components: (node, own) =>
    renamed(
      node,
      'OwnComponents',
      node.members.map(kind => only(kind, own.components)),
    ),
};

const renamed = (node, name, members) =>
  ts.factory.updateInterfaceDeclaration(
    node,
    undefined,
    ts.factory.createIdentifier(name),
    undefined,
    undefined,
    members,
  );

/** Of one kind of component, those that the gateway describes itself. */
function only(kind, components) {
  const names = new Set(Object.keys(components[kind.name.text] ?? {}));
  const members = kind.type.members?.filter(member => names.has(member.name.text));
  if (!members) return kind;
  const type = ts.factory.updateTypeLiteralNode(kind.type, ts.factory.createNodeArray(members));
  return ts.factory.updatePropertySignature(kind, kind.modifiers, kind.name, kind.questionToken, type);
}

const KINDS = ['schemas', 'responses', 'parameters', 'headers'];

function composed(government) {
  const ownDoors = operacoes(government).filter(({ path }) => !path.startsWith('/ms-alipen/'));
  const notRelayed = ownDoors.map(({ operation }) => `"${operation.operationId}"`).join(' | ');
  const kinds = KINDS.map(
    kind =>
      `    ${kind}: OwnComponents["${kind}"] & Omit<government.components["${kind}"], keyof OwnComponents["${kind}"]>;`,
  );
  const refusals = Object.entries(gatewayRefusals()).map(
    ([status, { $ref }]) => `    ${status}: components["responses"]["${$ref.split('/').at(-1)}"];`,
  );
  return `
export interface components {
${kinds.join('\n')}
}
/** What the gateway itself may answer on a relayed call, beyond what the government API declares. */
interface Refusals {
${refusals.join('\n')}
}
type Relayed<Operation> = Operation extends { responses: infer Responses }
    ? Omit<Operation, "responses"> & { responses: Responses & Omit<Refusals, keyof Responses> }
    : Operation;
type RelayedItem<Item> = { [Method in keyof Item]: Relayed<Item[Method]> };
type RelayedPaths = {
    [Path in keyof government.paths & \`/ms-alipen/\${string}\` as \`/api\${Path}\`]: RelayedItem<government.paths[Path]>;
};
export type operations = OwnOperations & {
    [Id in Exclude<keyof government.operations, ${notRelayed}>]: Relayed<government.operations[Id]>;
};
export type paths = OwnPaths & RelayedPaths;
`;
}
