import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocuments } from '../packages/contracts/scripts/read.mjs';
import { root } from './rules/source.ts';

type Schema = { [key: string]: unknown; type?: string | string[]; enum?: unknown[] };
type Operation = { operationId: string; requestBody?: unknown; responses: Record<string, unknown> } & Record<
  string,
  unknown
>;
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];
const operationsOf = (document: Document): [string, Operation][] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap(method =>
      item[method] ? [[`${method.toUpperCase()} ${path}`, item[method]] as [string, Operation]] : [],
    ),
  );

/** Strings and lists without a limit; the contract is where limits live (style.md 13). */
function unlimited(schema: unknown, where: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((item, at) => unlimited(item, `${where}/${at}`));
  if (typeof schema !== 'object' || schema === null) return [];
  const own = schema as Schema;
  const types = [own.type ?? []].flat();
  const wrong: string[] = [];
  const bounded = own.maxLength !== undefined || own.enum || own.format || own.pattern || own.const !== undefined;
  if (types.includes('string') && !bounded) wrong.push(`${where}: a string without maxLength`);
  if (types.includes('array') && own.maxItems === undefined) wrong.push(`${where}: a list without maxItems`);
  if (types.includes('integer') && (own.minimum === undefined || own.maximum === undefined) && !own.enum) {
    wrong.push(`${where}: an integer without range`);
  }
  if (types.includes('number')) wrong.push(`${where}: a floating number`);
  return [...wrong, ...Object.entries(own).flatMap(([key, value]) => unlimited(value, `${where}/${key}`))];
}

function missingStatuses([name, operation]: [string, Operation]): string[] {
  const open = (operation['x-autoridades'] as string[]).includes('PUBLICO');
  const needed = [...(open ? [] : ['401', '403']), ...(operation.requestBody ? ['413', '415'] : [])];
  return needed.filter(status => !operation.responses[status]).map(status => `${name} does not list ${status}`);
}

const { government, bff } = (await readDocuments()) as unknown as { government: Document; bff: Document };

describe('o contrato', () => {
  it('toda operação lista as recusas que pode dar', () => {
    expect([...operationsOf(government), ...operationsOf(bff)].flatMap(missingStatuses)).toEqual([]);
  });

  it('todo texto, lista e inteiro tem limite, e nada é ponto flutuante', () => {
    expect(unlimited(government.components.schemas, 'schemas')).toEqual([]);
    expect(unlimited(bff.components.schemas, 'schemas')).toEqual([]);
  });

  it('a violação plantada aparece', () => {
    expect(
      unlimited({ Solta: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'number' } } } }, 'x'),
    ).toHaveLength(2);
    expect(
      missingStatuses([
        'POST /x',
        { operationId: 'x', 'x-autoridades': ['AL_GESTOR'], requestBody: {}, responses: {} },
      ]),
    ).toHaveLength(4);
  });

  it('o documento do BFF repassa toda operação de /ms-alipen e nenhuma outra', () => {
    const relayed = Object.keys(bff.paths).filter(path => path.startsWith('/api/ms-alipen/'));
    const upstream = Object.keys(government.paths).filter(path => path.startsWith('/ms-alipen/'));
    expect(relayed.map(path => path.slice('/api'.length))).toEqual(upstream);
  });
});

const WITHOUT_KEY: Readonly<Record<string, string>> = {
  criarUsuario: 'the answer holds a password, which is never stored; the CPF is unique',
  redefinirSenha: 'the answer holds a password, which is never stored',
  trocarMinhaSenha: 'the body holds passwords; said again, the present one is no longer that',
  criarAcessoNota: 'its answer holds a link, which is never stored; the link before it is worth nothing',
  criarAcessoDeclaracao: 'its answer holds a link, which is never stored; the link before it is worth nothing',
  criarAcessoLista:
    'its answer holds a link, which is never stored; another one is one more address, of the same emission',
  confirmarListaPeloCodigo: 'the first one stays, and said again it is answered with the first',
  declararPeloCodigo: 'the uuid of the sending does the same, without a session',
  notificarOcorrencia: 'the answer may hold a link, which is never stored; If-Match lets only one through',
  decidirTrocaPeloCodigo: 'the link itself is used once, and the same decision again is the same one',
  pedirTrocaPelaLista: 'the same one again is already there, by a unique index, and is answered with it',
  pedirTroca: 'the answer may hold a link, which is never stored; the same one again is refused by a unique index',
  perguntarAoFornecedor: 'the answer may hold a link, which is never stored; an order has one open question',
  responderPerguntaPeloCodigo: 'the link itself is used once, and the same answer again is the same confirmation',
  responderOcorrenciaPeloCodigo: 'the link itself is used once, and the same answer again is the same confirmation',
  pedirCadastroDeChave: 'it writes nothing but a challenge, and another takes its place',
  iniciarAssinaturaGovbr: 'the answer holds an address that is used once and never stored; nothing is signed by it',
  assinarDia: 'the body holds a password; one signature a role is unique, and the second is answered in words',
  atestarMedicao: 'the body holds a password; a second attestation is answered in words',
  assinarTermo: 'the body holds a password; a second signature is answered in words',
  autorizarTela:
    'a wrong code is counted though the call fails; a code is used once, and asked again gives the same screen',
  registrarEventosDeAcesso: 'each event carries a key of its own, and is written once',
  criarContaServico: 'the answer holds a secret, which is never stored; the name is unique',
  emitirSegredoDaConta: 'the answer holds a secret, which is never stored; two live at most',
  criarWebhook: 'the answer holds a secret, which is never stored',
  trocarSegredoDoWebhook: 'the answer holds a secret, which is never stored; the one before goes on for a day',
  importarFornecedores: 'a spreadsheet read as it comes; a second import finds every line equal',
  importarProgramacoes: 'a spreadsheet read as it comes; a second import finds every line equal',
};

function keyless([name, operation]: [string, Operation]): string[] {
  if (!name.startsWith('POST ') || operation['x-classe'] !== 'escrita' || WITHOUT_KEY[operation.operationId]) return [];
  const parameters = (operation.parameters ?? []) as { $ref?: string }[];
  const declared = parameters.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey');
  const wrong = declared ? [] : [`${name} takes no Idempotency-Key and is not on the list`];
  return operation.responses['422'] ? wrong : [...wrong, `${name} does not list 422`];
}

describe('a chave de idempotência', () => {
  it('é aceita em toda escrita que cria ou muda de situação', () => {
    expect(operationsOf(government).flatMap(keyless)).toEqual([]);
  });

  it('a lista das que não a têm só nomeia operações que existem', () => {
    const known = operationsOf(government).map(([, { operationId }]) => operationId);
    expect(Object.keys(WITHOUT_KEY).filter(name => !known.includes(name))).toEqual([]);
  });

  it('a escrita sem chave aparece', () => {
    const planted = { operationId: 'x', 'x-classe': 'escrita', responses: {} } as unknown as Operation;
    expect(keyless(['POST /x', planted])).toHaveLength(2);
  });
});

/** Terms of the contract that people must be able to look up: schemas, operations, and every code of an enumeration. */
function vocabulary(document: Document): string[] {
  const codes = Object.entries(document.components.schemas)
    .filter(([name]) => name !== 'Uf' && !name.startsWith('Ordem') && name !== 'Icone' && name !== 'Saude')
    .flatMap(([, schema]) => (schema.enum ?? []).map(String));
  return [
    ...Object.keys(document.components.schemas),
    ...operationsOf(document).map(([, operation]) => operation.operationId),
    ...codes,
  ];
}

const missingWords = (words: string[], glossary: string): string[] =>
  [...new Set(words)].filter(word => !glossary.includes(`\`${word}\``)).sort();

describe('o glossário', () => {
  const glossary = readFileSync(join(root, 'docs/glossario.md'), 'utf8');

  it('explica toda palavra do contrato', () => {
    expect(missingWords([...vocabulary(government), ...vocabulary(bff)], glossary)).toEqual([]);
  });

  it('a palavra que falta aparece', () => {
    expect(missingWords(['Pedido', 'PalavraPlantada'], glossary)).toEqual(['PalavraPlantada']);
  });
});

describe('as imagens', () => {
  it('usa a mesma versão do gerenciador de pacotes em toda parte', () => {
    const version = /PNPM = '(pnpm@[\d.]+)'/.exec(readFileSync(join(root, 'scripts/steps/shell.mjs'), 'utf8'))?.[1];
    const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
    expect(version && dockerfile.includes(`npm install --global ${version}`)).toBe(true);
  });

  it('dá aos dois servidores a memória que npm start dá', () => {
    const memory = readFileSync(join(root, 'scripts/steps/memory.mjs'), 'utf8');
    const flags = [...memory.matchAll(/NODE_OPTIONS: '(.+)'/g)].map(([, found]) => found);
    const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
    const given = [...dockerfile.matchAll(/MALLOC_ARENA_MAX=1 NODE_OPTIONS="(.+)"/g)].map(([, found]) => found);
    expect(flags).toHaveLength(2);
    expect(given).toEqual(flags);
  });
});
