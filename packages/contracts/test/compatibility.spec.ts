import { readFileSync } from 'node:fs';
import { additions, bones, incompatibilities } from '../scripts/compatibility.mjs';
import type { Document } from '../scripts/document.mjs';
import { readDocuments } from '../scripts/read.mjs';

type Schema = Record<string, unknown>;
const pedido: Schema = {
  type: 'object',
  required: ['id', 'situacao'],
  properties: {
    id: { type: 'integer', maximum: 100 },
    situacao: { type: 'string', enum: ['ENVIADO', 'CONFIRMADO'] },
    pai: { anyOf: [{ $ref: '#/components/schemas/Pedido' }, { type: 'null' }] },
    nota: { type: 'string' },
  },
};
const novo: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['data'],
  properties: { data: { type: 'string', format: 'date' }, nota: { type: ['string', 'null'], maxLength: 100 } },
};
type Mudanca = { pedido?: Schema; novo?: Schema; operacao?: Schema; consulta?: Schema[] };

function documento({ pedido: P = pedido, novo: N = novo, operacao = {}, consulta }: Mudanca = {}): Document {
  const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
  const post = {
    operationId: 'criarPedido',
    'x-autoridades': ['AL_GESTOR', 'SOLICITANTE'],
    parameters: consulta ?? [{ name: 'simular', in: 'query', schema: { type: 'boolean' } }],
    requestBody: { required: true, ...json({ $ref: '#/components/schemas/Novo' }) },
    responses: { 201: json({ $ref: '#/components/schemas/Pedido' }), 422: { description: 'x' } },
    ...operacao,
  };
  return { paths: { '/pedidos': { post } }, components: { schemas: { Pedido: P, Novo: N } } } as unknown as Document;
}
const com = (base: Schema, campo: string, schema: unknown): Schema => ({
  ...base,
  properties: { ...(base.properties as Schema), [campo]: schema },
});
const sem = (base: Schema, campo: string): Schema => {
  const { [campo]: _, ...properties } = base.properties as Schema;
  return { ...base, properties, required: (base.required as string[]).filter(nome => nome !== campo) };
};
const perdas = (mudanca: Mudanca) =>
  incompatibilities(documento(), documento(mudanca)).map(frase => frase.replace('POST /pedidos (criarPedido): ', ''));

describe('o que quebraria quem chama', () => {
  it.each<[string, Mudanca, string]>([
    [
      'campo novo exigido',
      { novo: { ...novo, required: ['data', 'nota'] } },
      'the body: the body now demands the field nota.',
    ],
    ['campo que não se aceita mais', { novo: sem(novo, 'nota') }, 'the body: the body no longer takes nota.'],
    [
      'limite mais estreito',
      { novo: com(novo, 'nota', { type: ['string', 'null'], maxLength: 50 }) },
      'the body: /nota is narrower: maxLength was 100 and is 50.',
    ],
    [
      'tipo que não se aceita mais',
      { novo: com(novo, 'nota', { type: 'string', maxLength: 100 }) },
      'the body: /nota no longer takes null.',
    ],
    ['campo de resposta retirado', { pedido: sem(pedido, 'nota') }, 'the answer 201: the body lost the field nota.'],
    [
      'campo de resposta que pode faltar',
      { pedido: { ...pedido, required: ['id'] } },
      'the answer 201: the body may now leave out situacao.',
    ],
    [
      'resposta que pode vir nula',
      { pedido: com(pedido, 'id', { type: ['integer', 'null'] }) },
      'the answer 201: /id may now be null.',
    ],
    [
      'resposta de outro tipo',
      { pedido: com(pedido, 'id', { type: 'string' }) },
      'the answer 201: /id may now be string.',
    ],
    ['outro nome', { operacao: { operationId: 'abrirPedido' } }, 'its name is now abrirPedido.'],
    ['um perfil a menos', { operacao: { 'x-autoridades': ['AL_GESTOR'] } }, 'SOLICITANTE may no longer call it.'],
    ['outro status', { operacao: { responses: { 200: {} } } }, 'it no longer answers 201.'],
    ['parâmetro retirado', { consulta: [] }, 'the parameter query simular is gone.'],
    [
      'parâmetro exigido',
      { consulta: [{ name: 'simular', in: 'query', required: true, schema: { type: 'boolean' } }] },
      'the parameter query simular is now demanded.',
    ],
  ])('%s', (_nome, mudanca, frase) => expect(perdas(mudanca)).toEqual([frase]));

  it('operação retirada', () => {
    const nada = { ...documento(), paths: {} };
    expect(incompatibilities(documento(), nada)).toEqual(['POST /pedidos (criarPedido): the operation is gone.']);
  });

  it.each<[string, Mudanca]>([
    ['nada mudou', {}],
    ['campo novo na resposta', { pedido: com(pedido, 'numero', { type: 'string' }) }],
    [
      'situação nova',
      { pedido: com(pedido, 'situacao', { type: 'string', enum: ['ENVIADO', 'CONFIRMADO', 'RECUSADO'] }) },
    ],
    ['campo opcional no pedido', { novo: com(novo, 'tipo', { type: 'string' }) }],
    ['limite mais largo', { novo: com(novo, 'nota', { type: ['string', 'null'], maxLength: 500 }) }],
    ['o corpo aceita mais uma forma', { novo: { oneOf: [novo, { type: 'object', properties: {} }] } }],
    [
      'o mesmo por allOf',
      { pedido: { allOf: [sem(pedido, 'id'), com({ type: 'object', required: ['id'] }, 'id', { type: 'integer' })] } },
    ],
    ['mais um perfil', { operacao: { 'x-autoridades': ['AL_GESTOR', 'SOLICITANTE', 'AL_FISCAL'] } }],
  ])('não quebra: %s', (_nome, mudanca) => expect(perdas(mudanca)).toEqual([]));
});

describe('o documento publicado', () => {
  const ler = (caminho: string) =>
    JSON.parse(readFileSync(new URL(`../${caminho}`, import.meta.url), 'utf8')) as Document;

  it('o de agora atende quem chama como o da última versão', async () => {
    const { bff } = await readDocuments();
    const aceitas = Object.keys(ler('published/accepted-breaks.json'));
    expect(incompatibilities(ler('published/bff.json'), bff).sort()).toEqual(aceitas.sort());
  });

  it('cada operação retirada é notada', () => {
    const publicado = ler('published/bff.json');
    const frases = incompatibilities(publicado, { ...publicado, paths: {} });
    expect(frases).toHaveLength(additions({ ...publicado, paths: {} }, publicado).length);
  });

  it('guarda-se sem as palavras, com campos que se chamem como elas', () => {
    expect(bones({ description: 'x', properties: { description: { type: 'string' } } })).toEqual({
      properties: { description: { type: 'string' } },
    });
    expect(bones({ enum: ['ABERTA'], 'x-rotulo': { ABERTA: 'Aberta' } })).toEqual({ enum: ['ABERTA'] });
    expect(additions(documento(), documento({ operacao: { operationId: 'abrirPedido' } }))).toEqual(['abrirPedido']);
  });
});
