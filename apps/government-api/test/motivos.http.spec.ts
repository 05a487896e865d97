import type { components } from '@alipen/contracts/generated/government-api';
import { and, eq } from 'drizzle-orm';
import { eventos } from '../src/audit/audit.schema.ts';
import { prepararServidor } from './kit/servidor.ts';

type Motivo = components['schemas']['Motivo'];

describe('motivos', () => {
  const servidor = prepararServidor();
  const raiz = '/ms-alipen/motivos';
  const gestora = () => servidor.como('gestora');
  const listar = async (query = ''): Promise<Motivo[]> => (await gestora().get(`${raiz}${query}`).expect(200)).body;
  const criar = (mudanca: object = {}) =>
    gestora()
      .post(raiz)
      .send({ contexto: 'NAO_ENTREGA', texto: 'Enchente na estrada', exigeTexto: false, ...mudanca });

  it('todo contexto já vem com motivos, e Outros pede explicação', async () => {
    const todos = await listar();
    expect(new Set(todos.map(({ contexto }) => contexto)).size).toBe(9);
    expect((await listar('?contexto=NAO_ENTREGA')).map(({ texto }) => texto)).toEqual([
      'Unidade fechada',
      'Sem energia',
      'Via interditada',
      'Veículo quebrado',
      'Outros',
    ]);
    expect(todos.filter(({ codigo }) => codigo === 'OUTROS').every(({ exigeTexto }) => exigeTexto)).toBe(true);
  });

  it('o novo entra no fim do seu contexto, com o código tirado do texto', async () => {
    const { body, headers } = await criar({ texto: '  Enchente   na estrada ' }).expect(201);
    expect(body).toMatchObject({ codigo: 'ENCHENTE_NA_ESTRADA', texto: 'Enchente na estrada', ativo: true });
    expect(headers.etag).toBe('"1"');
    expect((await listar('?contexto=NAO_ENTREGA')).at(-1)).toEqual(body);
  });

  it.each([
    ['o mesmo texto, sem acento e em maiúsculas', { texto: 'VEICULO QUEBRADO' }, 409, '/texto'],
    ['um código que já existe', { texto: 'Outra coisa', codigo: 'SEM_ENERGIA' }, 422, '/codigo'],
    ['um código fora da forma', { texto: 'Outra coisa', codigo: 'sem energia' }, 422, '/codigo'],
    ['só espaços', { texto: '     ' }, 422, '/texto'],
    ['só sinais', { texto: '!!!' }, 422, '/texto'],
    ['texto longo', { texto: 'x'.repeat(121) }, 422, '/texto'],
    ['contexto que não existe', { contexto: 'QUALQUER' }, 422, '/contexto'],
  ])('recusa %s', async (_nome, mudanca, esperado, pointer) => {
    const antes = await listar('?inativos=true');
    const { status, body } = await criar(mudanca);
    expect([status, body.errors?.[0]?.pointer]).toEqual([esperado, pointer]);
    expect(await listar('?inativos=true')).toEqual(antes);
  });

  it('edita com a versão vista; o código não muda', async () => {
    const [motivo] = await listar('?contexto=DEVOLUCAO');
    const editar = (ifMatch?: string) => {
      const pedido = gestora()
        .put(`${raiz}/${motivo?.id}`)
        .send({ texto: 'Quantidade não bate com o efetivo', exigeTexto: true });
      return ifMatch ? pedido.set('if-match', ifMatch) : pedido;
    };
    await editar().expect(428);
    const { body } = await editar('"1"').expect(200);
    expect(body).toMatchObject({ codigo: motivo?.codigo, exigeTexto: true, versao: 2 });
    await editar('"1"').expect(412);
    const trilha = await servidor.database
      .select()
      .from(eventos)
      .where(and(eq(eventos.entidade, 'motivos'), eq(eventos.entidadeId, String(motivo?.id))));
    expect(trilha).toHaveLength(1);
  });

  it('o inativo some das listas de quem escolhe e volta quando se reativa', async () => {
    const [motivo] = await listar('?contexto=RECUSA');
    const { body } = await gestora().post(`${raiz}/${motivo?.id}/inativacao`).expect(200);
    expect(body.ativo).toBe(false);
    expect((await listar('?contexto=RECUSA')).map(({ id }) => id)).not.toContain(motivo?.id);
    expect((await listar('?contexto=RECUSA&inativos=true')).map(({ id }) => id)).toContain(motivo?.id);
    await gestora().post(`${raiz}/${motivo?.id}/reativacao`).expect(200);
  });

  it('ordena um contexto inteiro', async () => {
    const ids = (await listar('?contexto=AJUSTE&inativos=true')).map(({ id }) => id);
    const ordem = ids.toReversed();
    const { body } = await gestora().put(`${raiz}/ordem`).send({ contexto: 'AJUSTE', ids: ordem }).expect(200);
    expect(body.map(({ id }: Motivo) => id)).toEqual(ordem);
    await gestora()
      .put(`${raiz}/ordem`)
      .send({ contexto: 'AJUSTE', ids: ids.slice(1) })
      .expect(409);
  });

  it('todos leem, só o gestor escreve', async () => {
    for (const quem of ['solicitante', 'atendimento', 'monitoramento', 'fiscal'] as const) {
      await servidor.como(quem).get(raiz).expect(200);
      await servidor.como(quem).post(raiz).send({}).expect(403);
    }
    await gestora().get(`${raiz}/9999`).expect(404);
  });
});
