import type { components } from '@alipen/contracts/generated/government-api';
import { assinar, DIA, darSenhas, esvaziarFechamentos, fechar, recebido, rota } from './fechamentos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { AGORA, abrirCliente, type Cliente, ids, type Quem, semearCenario } from './pedidos.cenario.ts';
import { esvaziar } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];

describe('os mapas de muitas lotações', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  beforeAll(async () => {
    await semearCenario(banco.database);
    await darSenhas(banco.database);
    cliente = await abrirCliente(banco, { PUBLIC_ORIGIN: 'https://alipen.gov.br' });
  });
  beforeEach(async () => {
    await esvaziarFechamentos(banco.database);
    await esvaziar(banco.database);
    cliente.em(AGORA);
    await recebido(cliente, banco.database);
  });

  const doDia = async (quem: Quem = 'gestora') =>
    (await cliente.get<Schemas['FechamentosDasLotacoes']>(quem, `/fechamentos/dia?data=${DIA}`)).corpo;
  const aAssinar = async (quem: Quem) =>
    (await cliente.get<Schemas['MapasAAssinar']>(quem, '/fechamentos/a-assinar')).corpo;

  it('um dia diz como está em cada lotação que o fechou', async () => {
    expect(await doDia()).toEqual({ data: DIA, itens: [] });
    await fechar(cliente);
    expect((await doDia()).itens).toEqual([
      { lotacaoId: ids.upsl, situacao: 'FECHADO', versao: 1, assinaturas: 0, exigidas: 2 },
    ]);
    await assinar(cliente, 'solicitante', 'RESPONSAVEL_UNIDADE');
    await assinar(cliente, 'fiscal', 'FISCAL');
    expect((await doDia()).itens[0]).toMatchObject({ situacao: 'ASSINADO', assinaturas: 2 });
  });

  it('o mês diz cada dia de cada lotação; quem é de uma vê a sua', async () => {
    const doMes = async (quem: Quem, mes = DIA.slice(0, 7)) =>
      (await cliente.get<Schemas['FechamentosDoMes']>(quem, `/fechamentos/mes?mes=${mes}`)).corpo;
    const noDia = (linha: Schemas['MesDaLotacao'] | undefined) => linha?.dias.charAt(Number(DIA.slice(8)) - 1);
    const daUpsl = async (quem: Quem) => (await doMes(quem)).linhas.find(({ lotacao }) => lotacao.id === ids.upsl);
    const antes = await doMes('gestora');
    expect(antes.linhas.length).toBeGreaterThan(1);
    expect(new Set(antes.linhas.map(({ dias }) => dias.replace(/-+\.*/, 'sem mapa')))).toEqual(new Set(['sem mapa']));
    await fechar(cliente);
    expect(noDia(await daUpsl('gestora'))).toBe('F');
    await assinar(cliente, 'solicitante', 'RESPONSAVEL_UNIDADE');
    await assinar(cliente, 'fiscal', 'FISCAL');
    expect(noDia(await daUpsl('gestora'))).toBe('A');
    const proprio = await doMes('solicitante');
    expect(proprio.linhas.map(({ lotacao }) => lotacao.id)).toEqual([ids.upsl]);
    expect((await doMes('gestora', '2026-02')).linhas[0]?.dias).toHaveLength(28);
  });

  it('a lista a assinar tem o que falta à pessoa, e some quando ela assina', async () => {
    expect(await aAssinar('fiscal')).toEqual({ total: 0, itens: [] });
    await fechar(cliente);
    expect(await aAssinar('fiscal')).toMatchObject({
      total: 1,
      itens: [{ lotacao: { id: ids.upsl }, data: DIA, versao: 1, totalRefeicoes: 218, faltam: ['FISCAL'] }],
    });
    expect((await aAssinar('solicitante')).itens[0]?.faltam).toEqual(['RESPONSAVEL_UNIDADE']);
    await assinar(cliente, 'fiscal', 'FISCAL');
    expect((await aAssinar('fiscal')).total).toBe(0);
    expect((await aAssinar('solicitante')).total).toBe(1);
  });

  it('vêm só quantos se pede, os mais antigos, e o total é de todos', async () => {
    await fechar(cliente);
    expect((await fechar(cliente, 'gestora', '"0"', rota('2026-11-20'))).status).toBe(200);
    const { corpo } = await cliente.get<Schemas['MapasAAssinar']>('fiscal', '/fechamentos/a-assinar?tamanho=1');
    expect(corpo).toMatchObject({ total: 2, itens: [{ data: '2026-11-20' }] });
    expect(corpo.itens).toHaveLength(1);
  });
});
