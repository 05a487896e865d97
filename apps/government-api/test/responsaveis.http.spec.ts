import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import type { Recusa } from './fechamentos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { AGORA, abrirCliente, type Cliente, HOJE, ids, type Quem, semearCenario } from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Responsaveis = Schemas['ResponsaveisDoContrato'];

const GESTORA = 1;
const SOLICITANTE = 2;
const ATENDIMENTO = 4;
const FISCAL = 5;
const MONITORAMENTO = 6;

describe('quem responde por um contrato', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(async () => {
    await banco.database.execute(sql.raw('truncate designacoes, afastamentos restart identity cascade'));
    cliente.em(AGORA);
  });

  const nova = (mudanca: Partial<Schemas['NovaDesignacao']> = {}): Schemas['NovaDesignacao'] => ({
    ...{ usuarioId: FISCAL, papel: 'FISCAL_TECNICO', qualidade: 'TITULAR', portaria: 'Portaria 41/2026' },
    ...{ portariaEm: '2026-10-01', inicio: '2026-10-05' },
    ...mudanca,
  });
  const designar = (mudanca: Partial<Schemas['NovaDesignacao']> = {}, quem: Quem = 'gestora') =>
    cliente.post<Responsaveis & Recusa>(quem, '/contratos/1/responsaveis', nova(mudanca));
  const ler = async (quem: Quem = 'gestora') =>
    (await cliente.get<Responsaveis>(quem, '/contratos/1/responsaveis')).corpo;
  const encerrar = (id: number, ultimoDia: string, etag = '"1"') =>
    cliente.post<Responsaveis & Recusa>(
      'gestora',
      `/designacoes/${id}/encerramento`,
      { ultimoDia, motivo: 'Portaria 52/2026, dispensa a pedido.' },
      etag,
    );
  const afastar = (usuarioId: number, inicio: string, fim: string) =>
    cliente.post<Schemas['Afastamento'] & Recusa>('gestora', '/afastamentos', {
      ...{ usuarioId, inicio, fim, motivo: 'Férias' },
    });
  const ditos = ({ itens }: Responsaveis) =>
    itens.map(({ pessoa, papel, qualidade, exercicio }) => [pessoa.nome, papel, qualidade, exercicio]);

  it('designa por portaria; diz o que falta, e quem só lê não designa', async () => {
    expect((await ler('fiscal')).faltas).toEqual([
      'Designe o fiscal técnico do contrato 012/2026.',
      'Designe o gestor do contrato 012/2026, ou uma comissão de três pessoas.',
    ]);
    const feita = await designar();
    expect([feita.status, feita.corpo.faltas, feita.corpo.designa]).toEqual([
      201,
      ['Designe o gestor do contrato 012/2026, ou uma comissão de três pessoas.'],
      true,
    ]);
    expect(feita.corpo.itens).toMatchObject([
      {
        ...{ papel: 'FISCAL_TECNICO', qualidade: 'TITULAR', titular: null, exercicio: 'EM_EXERCICIO', versao: 1 },
        ...{ pessoa: { id: FISCAL, nome: 'Fábio Fiscal', matricula: '100005' }, portaria: 'Portaria 41/2026' },
        ...{ portariaEm: '2026-10-01', inicio: '2026-10-05', fim: null, lotacoes: [], acoes: ['encerrar'] },
      },
    ]);
    await designar({ usuarioId: GESTORA, papel: 'GESTOR' });
    const lida = await ler('fiscal');
    expect([lida.faltas, lida.designa, lida.itens.flatMap(({ acoes }) => acoes)]).toEqual([[], false, []]);
    expect((await designar({}, 'fiscal')).status).toBe(403);
    expect((await cliente.get('solicitante', '/contratos/1/responsaveis')).status).toBe(403);
    expect((await cliente.get('gestora', '/contratos/99/responsaveis')).status).toBe(404);
  });

  it.each<[string, Partial<Schemas['NovaDesignacao']>, string, string]>([
    [
      'quem só vê a sua unidade',
      { usuarioId: SOLICITANTE },
      '/usuarioId',
      'Sônia Solicitante só vê a sua unidade: quem responde por um contrato precisa ver as medições.',
    ],
    ['quem não existe', { usuarioId: 99 }, '/usuarioId', 'Esta pessoa não está cadastrada.'],
    [
      'a portaria de amanhã',
      { portariaEm: '2026-11-21', inicio: '2026-11-22' },
      '/portariaEm',
      'A portaria ainda não foi assinada nesta data.',
    ],
    [
      'o início antes da portaria',
      { inicio: '2026-09-30' },
      '/inicio',
      'A designação não vale antes da portaria, de 01/10/2026.',
    ],
    ['o fim antes do início', { fim: '2026-10-04' }, '/fim', 'A designação não pode terminar antes de começar.'],
    ['o substituto de ninguém', { qualidade: 'SUBSTITUTO' }, '/titularId', 'Diga de quem esta pessoa é substituta.'],
    [
      'o substituto de quem não há',
      { qualidade: 'SUBSTITUTO', titularId: 9 },
      '/titularId',
      'O substituto é de um titular deste contrato: fiscal técnico.',
    ],
    [
      'a unidade de quem não é setorial',
      { lotacaoIds: [ids.upsl] },
      '/lotacaoIds',
      'Só o fiscal setorial é designado por unidade.',
    ],
  ])('recusa %s', async (_, mudanca, pointer, detail) => {
    const { status, corpo } = await designar(mudanca);
    expect([status, corpo.errors?.[0]]).toEqual([422, { pointer, detail }]);
    expect((await ler()).itens).toEqual([]);
  });

  it('a mesma pessoa não tem duas vezes o mesmo papel nos mesmos dias, nem pedindo duas vezes ao mesmo tempo', async () => {
    const duas = await Promise.all([designar(), designar()]);
    expect(duas.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(duas.find(({ status }) => status === 409)?.corpo.detail).toBe(
      'Fábio Fiscal já é fiscal técnico deste contrato nesses dias.',
    );
    expect((await designar({ papel: 'FISCAL_ADMINISTRATIVO' })).status).toBe(201);
    await encerrar(1, '2026-10-31');
    expect((await designar({ inicio: '2026-11-01' })).status).toBe(201);
  });

  it('o gestor é um só de cada vez', async () => {
    await designar({ usuarioId: GESTORA, papel: 'GESTOR' });
    const outra = await designar({ usuarioId: ATENDIMENTO, papel: 'GESTOR' });
    expect([outra.status, outra.corpo.detail]).toEqual([
      409,
      'O contrato já tem gestor nesses dias: encerre a designação dele antes.',
    ]);
  });

  it('o substituto é de um titular do mesmo papel, dentro dos dias dele, e age só na falta dele', async () => {
    await designar({ fim: '2026-12-31' });
    const titular = { qualidade: 'SUBSTITUTO', titularId: 1 } as const;
    const outroPapel = await designar({ ...titular, usuarioId: ATENDIMENTO, papel: 'GESTOR' });
    expect(outroPapel.corpo.errors?.[0]?.pointer).toBe('/titularId');
    expect((await designar({ ...titular })).corpo.detail).toBe('Ninguém é substituto de si mesmo.');
    const depois = await designar({ ...titular, usuarioId: ATENDIMENTO, fim: '2027-01-01' });
    expect(depois.corpo.errors).toEqual([{ pointer: '/fim', detail: 'O titular vai até 31/12/2026.' }]);
    const feita = await designar({ ...titular, usuarioId: ATENDIMENTO });
    expect(feita.corpo.itens[1]).toMatchObject({
      ...{ titular: { designacaoId: 1, nome: 'Fábio Fiscal' }, fim: '2026-12-31', exercicio: 'DE_RESERVA' },
    });
    await afastar(FISCAL, HOJE, '2026-11-25');
    expect(ditos(await ler())).toEqual([
      ['Ana Atende', 'FISCAL_TECNICO', 'SUBSTITUTO', 'EM_EXERCICIO'],
      ['Fábio Fiscal', 'FISCAL_TECNICO', 'TITULAR', 'AFASTADO'],
    ]);
    expect((await ler()).afastamentos).toMatchObject([{ pessoa: { nome: 'Fábio Fiscal' }, fim: '2026-11-25' }]);
    cliente.em('2026-11-26T14:00:00.000Z');
    expect(ditos(await ler())).toEqual([
      ['Fábio Fiscal', 'FISCAL_TECNICO', 'TITULAR', 'EM_EXERCICIO'],
      ['Ana Atende', 'FISCAL_TECNICO', 'SUBSTITUTO', 'DE_RESERVA'],
    ]);
  });

  it('encerrada, a designação fica escrita com o motivo; com a do titular terminam as dos substitutos', async () => {
    await designar();
    await designar({ usuarioId: ATENDIMENTO, qualidade: 'SUBSTITUTO', titularId: 1, inicio: '2026-12-01' });
    expect((await encerrar(1, '2026-10-03')).corpo.errors?.[0]?.pointer).toBe('/ultimoDia');
    expect((await encerrar(1, '2026-11-19', '"7"')).status).toBe(412);
    const { corpo } = await encerrar(1, '2026-11-19');
    expect(
      corpo.itens.map(({ pessoa, fim, motivoDoFim, exercicio }) => [pessoa.nome, fim, motivoDoFim, exercicio]),
    ).toEqual([
      ['Fábio Fiscal', '2026-11-19', 'Portaria 52/2026, dispensa a pedido.', 'ENCERRADA'],
      // It had not begun: it ends on the eve, and never held.
      ['Ana Atende', '2026-11-30', 'Portaria 52/2026, dispensa a pedido.', 'ENCERRADA'],
    ]);
    const outra = await encerrar(1, '2026-11-18', '"2"');
    expect([outra.status, outra.corpo.detail]).toEqual([409, 'Esta designação já foi encerrada.']);
  });

  it('o fiscal setorial é de algumas unidades', async () => {
    const { corpo } = await designar({ papel: 'FISCAL_SETORIAL', lotacaoIds: [ids.upsl] });
    expect(corpo.itens[0]?.lotacoes).toMatchObject([{ nome: 'UPSL 1' }]);
    expect((await designar({ papel: 'FISCAL_SETORIAL', usuarioId: MONITORAMENTO, lotacaoIds: [77] })).status).toBe(404);
  });

  it('o afastamento não se repete nos mesmos dias; encerrado na véspera, não houve', async () => {
    await designar();
    const feito = await afastar(FISCAL, HOJE, '2026-12-10');
    expect([feito.status, feito.etag]).toEqual([201, '"1"']);
    const outro = await afastar(FISCAL, '2026-12-10', '2026-12-12');
    expect([outro.status, outro.corpo.detail]).toEqual([
      409,
      'Fábio Fiscal já tem afastamento registrado em algum desses dias.',
    ]);
    expect((await afastar(FISCAL, '2027-01-02', '2027-01-01')).status).toBe(422);
    const fim = (ultimoDia: string) =>
      cliente.post<Schemas['Afastamento'] & Recusa>('gestora', '/afastamentos/1/encerramento', { ultimoDia }, '"1"');
    expect((await fim('2026-12-11')).status).toBe(422);
    expect((await fim('2026-11-19')).corpo).toMatchObject({ fim: '2026-11-19', versao: 2 });
    expect((await fim('2026-11-19')).status).toBe(412);
    expect(ditos(await ler())).toEqual([['Fábio Fiscal', 'FISCAL_TECNICO', 'TITULAR', 'EM_EXERCICIO']]);
    expect((await afastar(FISCAL, HOJE, HOJE)).status).toBe(201);
  });

  it('o banco não deixa apagar, nem mudar quem foi designado', async () => {
    await designar();
    await expect(banco.database.execute(sql`delete from designacoes`)).rejects.toThrow();
    await expect(banco.database.execute(sql`update designacoes set usuario_id = 1`)).rejects.toThrow();
    const errado = sql`insert into designacoes (contrato_id, usuario_id, papel, qualidade, titular_id, portaria, portaria_em,
      inicio, designada_em, designada_por) values (1, 4, 'GESTOR', 'SUBSTITUTO', 1, 'P', ${HOJE}, ${HOJE}, now(), 1)`;
    await expect(banco.database.execute(errado)).rejects.toThrow();
  });
});
