import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { abrirCenario } from './cenario-aberto.ts';
import { AMANHA, ids, item, type Problema } from './pedidos.cenario.ts';

type Pedido = components['schemas']['Pedido'];
type Dietas = components['schemas']['DietasDoPedido'];
type Tipo = components['schemas']['TipoDieta'];

describe('dietas', () => {
  const { banco, cliente } = abrirCenario();
  let pedido: { corpo: Pedido; etag: string };
  let url: string;

  beforeEach(async () => {
    pedido = await cliente.post<Pedido>('solicitante', '/pedidos', {
      lotacaoId: ids.upsl,
      dataRefeicao: AMANHA,
      itens: [item(ids.almoco, ids.interno, 3), item(ids.almoco, ids.servidor, 2)],
    });
    url = `/pedidos/${pedido.corpo.id}/dietas`;
  });

  const dieta = (mudanca: object = {}) => ({
    tipoAlimentacaoId: ids.almoco,
    tipoPublicoId: ids.interno,
    tipoDietaId: 2,
    quantidade: 1,
    ...mudanca,
  });
  const ler = (quem: 'gestora' | 'solicitante' | 'atendimento' = 'solicitante') => cliente.get<Dietas>(quem, url);
  const definir = async (...dietas: object[]) =>
    cliente.put<Dietas & Problema>('solicitante', url, { dietas }, (await ler()).etag);

  it('guarda quantas de cada tipo, por refeição e público, com iniciais', async () => {
    const { status, corpo } = await definir(
      dieta({ identificacao: ' m.s.p. ' }),
      dieta({ tipoDietaId: 1, quantidade: 2 }),
    );
    expect(status).toBe(200);
    expect(corpo).toEqual({
      pedido: { id: pedido.corpo.id, numero: pedido.corpo.numero },
      dietas: [
        { ...dieta({ tipoDietaId: 1, quantidade: 2 }), codigo: 'D1', nome: 'Hipossódica', identificacao: null },
        { ...dieta(), codigo: 'D2', nome: 'Diabética', identificacao: 'M.S.P.' },
      ],
      acoes: ['definirDietas'],
    });
  });

  it('o atendimento vê códigos e quantidades, sem o nome e sem de quem', async () => {
    await definir(dieta({ identificacao: 'MSP' }), dieta({ identificacao: 'JC' }));
    const { corpo } = await ler('atendimento');
    expect(corpo.dietas).toEqual([{ ...dieta({ quantidade: 2 }), codigo: 'D2', nome: null, identificacao: null }]);
    expect(corpo.acoes).toEqual([]);
    expect((await ler('gestora')).corpo.dietas).toHaveLength(2);
  });

  it('outra unidade não as vê, e quem não é do pedido não as abre', async () => {
    expect((await cliente.get('doAcre', url)).status).toBe(403);
    expect((await cliente.get('fiscal', url)).status).toBe(403);
    expect((await cliente.get('solicitante', '/pedidos/999/dietas')).status).toBe(404);
    expect((await cliente.put('atendimento', url, { dietas: [] }, '"x"')).status).toBe(403);
  });

  it.each([
    ['mais dietas que refeições', [{ quantidade: 4 }], '/dietas/0/quantidade'],
    ['um nome', [{ identificacao: 'Maria da Silva' }], '/dietas/0/identificacao'],
    ['um CPF', [{ identificacao: '111.444.777-35' }], '/dietas/0/identificacao'],
    ['um tipo que não existe', [{ tipoDietaId: 99 }], '/dietas/0/tipoDietaId'],
    ['uma refeição fora do pedido', [{ tipoAlimentacaoId: ids.cafe }], '/dietas/0'],
    ['a mesma linha duas vezes', [{ identificacao: 'MS' }, { identificacao: 'ms' }], '/dietas/1'],
  ])('recusa %s', async (_nome, linhas, pointer) => {
    const { status, corpo } = await definir(...linhas.map(dieta));
    expect([status, corpo.errors?.[0]?.pointer]).toEqual([422, pointer]);
    expect((await ler()).corpo.dietas).toEqual([]);
  });

  it('recusa o público que não recebe dieta', async () => {
    await banco.database.execute(sql`update tipos_publico set permite_dieta = false where id = ${ids.servidor}`);
    const { status, corpo } = await definir(dieta({ tipoPublicoId: ids.servidor }));
    await banco.database.execute(sql`update tipos_publico set permite_dieta = true where id = ${ids.servidor}`);
    expect([status, corpo.detail]).toEqual([422, 'Servidor não recebe dieta especial.']);
  });

  it('exige a versão vista das dietas; digitar quantidades não a muda', async () => {
    const { etag } = await ler();
    expect((await cliente.put('solicitante', url, { dietas: [] })).status).toBe(428);
    await cliente.put(
      'solicitante',
      `/pedidos/${pedido.corpo.id}`,
      { itens: [item(ids.almoco, ids.interno, 9)] },
      pedido.etag,
    );
    expect((await cliente.put('solicitante', url, { dietas: [dieta()] }, etag)).status).toBe(200);
    expect((await cliente.put('solicitante', url, { dietas: [] }, etag)).status).toBe(412);
  });

  it('a trilha diz quantas de cada código, e de ninguém', async () => {
    await definir(dieta({ identificacao: 'MSP' }));
    const [evento] = await rows<{ dados: object }>(
      banco.database,
      sql`select dados from eventos where acao = 'definirDietasDoPedido' order by id desc limit 1`,
    );
    expect(JSON.stringify(evento?.dados)).toContain('D2');
    expect(JSON.stringify(evento?.dados)).not.toContain('MSP');
  });

  it('no envio as dietas congelam, com o nome daquele dia', async () => {
    await definir(dieta());
    const { status } = await cliente.post('solicitante', `/pedidos/${pedido.corpo.id}/envio`, {}, pedido.etag);
    expect(status).toBe(200);
    const tipos = await cliente.get<Tipo[]>('gestora', '/tipos-dieta');
    const d2 = tipos.corpo.find(({ codigo }) => codigo === 'D2');
    const renomear = (nome: string, versao: number) =>
      cliente.put('gestora', `/tipos-dieta/${d2?.id}`, { nome, ativo: true }, `"${versao}"`);
    expect((await renomear('Sem açúcar', 1)).status).toBe(200);
    const { corpo } = await ler();
    expect(corpo.dietas[0]?.nome).toBe('Diabética');
    expect(corpo.acoes).toEqual([]);
    await renomear('Diabética', 2);
    const tarde = await definir();
    expect([tarde.status, tarde.corpo.detail]).toEqual([409, expect.stringContaining('já foi enviado')]);
  });

  it('não se envia com mais dietas que refeições', async () => {
    await definir(dieta({ quantidade: 3 }));
    const menor = await cliente.put<Pedido>(
      'solicitante',
      `/pedidos/${pedido.corpo.id}`,
      { itens: [item(ids.almoco, ids.interno, 2)] },
      pedido.etag,
    );
    const { status, corpo } = await cliente.post<Problema>(
      'solicitante',
      `/pedidos/${pedido.corpo.id}/envio`,
      {},
      menor.etag,
    );
    expect([status, corpo.detail]).toEqual([
      422,
      'Almoço para Interno: 3 dietas para 2 refeições. Corrija as dietas antes de enviar.',
    ]);
  });

  it('o catálogo é do gestor: o código é o próximo, o nome não se repete e nada se apaga', async () => {
    const novo = await cliente.post<Tipo>('gestora', '/tipos-dieta', { nome: '  Sem   glúten ' });
    expect(novo.corpo).toMatchObject({ codigo: 'D7', nome: 'Sem glúten', ativo: true });
    expect((await cliente.post('gestora', '/tipos-dieta', { nome: 'sem gluten' })).status).toBe(409);
    expect((await cliente.post('solicitante', '/tipos-dieta', { nome: 'Outra' })).status).toBe(403);
    const caminho = `/tipos-dieta/${novo.corpo.id}`;
    expect(await cliente.get('gestora', caminho)).toMatchObject({ status: 200, etag: novo.etag, corpo: novo.corpo });
    expect((await cliente.get('gestora', '/tipos-dieta/999')).status).toBe(404);
    expect((await cliente.get('solicitante', caminho)).status).toBe(403);
    const inativo = { nome: 'Sem glúten', ativo: false };
    expect((await cliente.put('gestora', caminho, inativo)).status).toBe(428);
    expect((await cliente.put('gestora', caminho, inativo, novo.etag)).status).toBe(200);
    expect((await cliente.put('gestora', caminho, inativo, novo.etag)).status).toBe(412);
    expect((await cliente.put('gestora', '/tipos-dieta/999', inativo, '"1"')).status).toBe(404);
    const oferecidos = (await cliente.get<Tipo[]>('solicitante', '/tipos-dieta')).corpo;
    expect(oferecidos.map(({ codigo }) => codigo)).not.toContain('D7');
    expect((await definir(dieta({ tipoDietaId: novo.corpo.id }))).status).toBe(422);
  });

  it('duas pessoas trocam as dietas ao mesmo tempo: uma recebe a versão vencida', async () => {
    const { etag } = await ler();
    const trocar = (quantidade: number) => cliente.put('solicitante', url, { dietas: [dieta({ quantidade })] }, etag);
    const trocas = await Promise.all([trocar(1), trocar(2)]);
    expect(trocas.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await ler()).corpo.dietas).toHaveLength(1);
  });
});
