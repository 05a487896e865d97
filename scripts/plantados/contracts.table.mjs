const DOCUMENT = 'packages/contracts/test/document.spec.ts';
const COMPATIBILITY = 'packages/contracts/test/compatibility.spec.ts';
const REFUSALS = 'packages/contracts/test/refusals.spec.ts';
const MOTIVOS = 'packages/contracts/openapi/government-api/motivos.yaml';

export const contracts = [
  {
    id: 'contrato-autoridades-vazias',
    breaks: 'An operation with an empty list of authorities is taken instead of refused.',
    file: 'packages/contracts/scripts/document.mjs',
    find: "if (!operation['x-autoridades']?.length)",
    put: "if (!operation['x-autoridades'])",
    caughtBy: DOCUMENT,
  },
  {
    id: 'contrato-esquema-duas-vezes',
    breaks: 'A schema described twice in different ways is whichever slice comes last.',
    file: 'packages/contracts/scripts/document.mjs',
    find: 'if (known && !isDeepStrictEqual(known, value))',
    put: 'if (known && known === value)',
    caughtBy: DOCUMENT,
  },
  {
    id: 'contrato-porta-aberta-com-sessao',
    breaks: 'A door without a session may be opened by an operation that still wants one.',
    file: 'packages/contracts/scripts/document.mjs',
    find: 'if (operation.security?.length !== 0)',
    put: 'if (operation.security?.length)',
    caughtBy: DOCUMENT,
  },
  {
    id: 'contrato-limite-menor-passa',
    breaks: 'A text that may now be shorter than before is no break of the API.',
    file: 'packages/contracts/scripts/compatibility.mjs',
    find: 'maxLength: (now, then) => now < then',
    put: 'maxLength: (now, then) => now > then',
    caughtBy: COMPATIBILITY,
  },
  {
    id: 'contrato-campo-perdido-passa',
    breaks: 'A field that answers no longer hold is no break of the API.',
    file: 'packages/contracts/scripts/compatibility.mjs',
    find: 'without(Object.keys(a.properties ?? {}), Object.keys(b.properties ?? {})).map(name => `lost the field ${name}`)',
    put: 'without(Object.keys(b.properties ?? {}), Object.keys(a.properties ?? {})).map(name => `lost the field ${name}`)',
    caughtBy: COMPATIBILITY,
  },
  {
    id: 'contrato-gerado-antigo',
    breaks: 'The contract gains an authority and nobody generates what follows from it.',
    file: MOTIVOS,
    find: 'summary: Cria um motivo\n      tags: [motivos]\n      x-autoridades: [AL_GESTOR]',
    put: 'summary: Cria um motivo\n      tags: [motivos]\n      x-autoridades: [AL_GESTOR, AL_ATENDIMENTO]',
    command: ['packages/contracts/scripts/generate.mjs', '--check'],
    says: 'is not what openapi/ says',
  },
  {
    id: 'contrato-operacao-renomeada',
    breaks: 'An operation that integrators call is renamed.',
    file: MOTIVOS,
    find: 'operationId: listarMotivos',
    put: 'operationId: lerMotivos',
    command: ['packages/contracts/scripts/check-compatibility.mjs'],
    says: 'listarMotivos',
  },
  {
    id: 'contrato-escrita-sem-chave',
    breaks: 'A write that creates something takes no Idempotency-Key.',
    file: MOTIVOS,
    find: 'parameters: [{ $ref: "#/components/parameters/IdempotencyKey" }]\n      requestBody:\n        required: true\n        content: { application/json: { schema: { $ref: "#/components/schemas/NovoMotivo" } } }',
    put: 'requestBody:\n        required: true\n        content: { application/json: { schema: { $ref: "#/components/schemas/NovoMotivo" } } }',
    caughtBy: 'architecture/contract.spec.ts',
  },
  {
    id: 'contrato-recusa-sem-versao',
    breaks: 'An operation that takes If-Match does not say that it may be refused for a version that has passed.',
    file: 'packages/contracts/scripts/refusals.mjs',
    find: "412: { answer: 'VersaoVencida', when: ({ version }) => version }",
    put: "412: { answer: 'VersaoVencida', when: ({ version }) => !version }",
    caughtBy: REFUSALS,
  },
];
