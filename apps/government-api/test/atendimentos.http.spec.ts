import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { EmUsoService } from '../src/atendimentos/em-uso.service.ts';
import { rows } from '../src/database/database.ts';
import { prepararBanco } from './kit/banco.ts';
import {
  AGORA,
  AMANHA,
  abrirCliente,
  type Cliente,
  enviarPedido,
  HOJE,
  ids,
  item,
  type Problema,
  type Quem,
  semearCenario,
} from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Pagina = Schemas['PaginaAtendimentos'];
type Caso = Schemas['Atendimento'];

describe('fila do atendimento', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(() => cliente.em(AGORA));

  const fila = async (busca = '', quem: Quem = 'atendimento') =>
    (await cliente.get<Pagina>(quem, `/atendimentos?data=${AMANHA}${busca}`)).corpo;
  const nomes = ({ itens }: Pagina) => itens.map(({ lotacao }) => lotacao.nome);
  const caso = async (lotacaoId: number, quem: Quem = 'atendimento') =>
    (await cliente.get<Caso>(quem, `/atendimentos/${lotacaoId}?data=${AMANHA}`)).corpo;
  const sobre = (lotacaoId: number, acao: string) => `/atendimentos/${lotacaoId}/${acao}`;

  it('abre com toda lotação ativa sem pedido, a de prazo mais curto primeiro', async () => {
    const pagina = await fila();
    expect(nomes(pagina)).toEqual(['Sem contrato', 'UPSL 1', 'Ágata do Acre']);
    expect(pagina.porCaso).toEqual({ SEM_PEDIDO: 3, DEVOLVIDO: 0, A_TRATAR: 0, TRATADO: 0 });
    expect(pagina.itens[0]?.prazoLimiteEm).toBe('2026-11-20T21:00:00.000Z');
    expect(pagina.itens[2]?.prazoLimiteEm).toBe('2026-11-20T23:00:00.000Z');
    expect(pagina.proximoPrazoEm).toBe('2026-11-20T21:00:00.000Z');
    cliente.em('2026-11-20T23:30:00.000Z');
    expect((await fila()).proximoPrazoEm).toBe('2026-11-21T21:00:00.000Z');
  });

  it('o pedido enviado passa a esperar o atendimento; o rascunho ainda é falta de pedido', async () => {
    const novo = { lotacaoId: ids.upsl, dataRefeicao: AMANHA, itens: [item(ids.almoco, ids.interno, 100)] };
    expect((await enviarPedido(cliente, 'solicitante', novo)).status).toBe(200);
    const rascunho = { lotacaoId: ids.acre, dataRefeicao: AMANHA, itens: [item(ids.almoco, ids.interno, 90)] };
    expect((await cliente.post('doAcre', '/pedidos', rascunho)).status).toBe(201);
    const pagina = await fila('&caso=A_TRATAR');
    expect(nomes(pagina)).toEqual(['UPSL 1']);
    expect(pagina.itens[0]?.pedidos).toEqual([
      {
        id: expect.any(Number),
        numero: expect.any(String),
        situacao: 'ENVIADO',
        tipo: 'PROGRAMADO',
        totalRefeicoes: 100,
      },
    ]);
    expect(pagina.porCaso).toEqual({ SEM_PEDIDO: 2, DEVOLVIDO: 0, A_TRATAR: 1, TRATADO: 0 });
    expect((await fila('&caso=SEM_PEDIDO&uf=AC')).itens[0]?.pedidos[0]?.situacao).toBe('RASCUNHO');
    expect(nomes(await fila('&busca=AGATA'))).toEqual(['Ágata do Acre']);
    expect(nomes(await fila('&ordem=-lotacao&tamanho=2&pagina=2'))).toEqual(['Ágata do Acre']);
  });

  it('quem assume fica com o caso; outra pessoa lê com quem está, e só o tira se pedir', async () => {
    const assumir = (quem: Quem, mais = {}) =>
      cliente.post<Caso & Problema>(quem, sobre(ids.acre, 'responsavel'), { data: AMANHA, ...mais });
    const { corpo: meu } = await assumir('atendimento');
    expect(meu.responsavel).toEqual({ nome: 'Ana Atende', desde: AGORA, eu: true });
    expect(meu.acoes).toEqual(['liberar', 'contatar']);
    expect((await assumir('atendimento')).status).toBe(200);
    const recusa = await assumir('gestora');
    // In the unit's time, in Rio Branco.
    expect([recusa.status, recusa.corpo.detail]).toEqual([409, 'Este caso está com Ana Atende desde 09:00.']);
    expect((await caso(ids.acre, 'gestora')).acoes).toEqual(['passar', 'contatar']);
    expect((await cliente.post('gestora', sobre(ids.acre, 'liberacao'), { data: AMANHA })).status).toBe(409);
    expect((await assumir('gestora', { deOutraPessoa: true })).corpo.responsavel?.nome).toBe('Gestora Geral');
    expect(nomes(await fila('&responsavel=MEU', 'gestora'))).toEqual(['Ágata do Acre']);
    expect(nomes(await fila('&responsavel=NINGUEM'))).not.toContain('Ágata do Acre');
    const solto = await cliente.post<Caso>('gestora', sobre(ids.acre, 'liberacao'), { data: AMANHA });
    expect([solto.corpo.responsavel, solto.corpo.acoes]).toEqual([null, ['assumir', 'contatar']]);
  });

  it('duas pessoas assumem ao mesmo tempo: uma fica, a outra sabe com quem', async () => {
    const assumir = (quem: Quem) =>
      cliente.post<Problema>(quem, sobre(ids.semContrato, 'responsavel'), { data: AMANHA });
    const respostas = await Promise.all([assumir('atendimento'), assumir('gestora')]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(respostas.find(({ status }) => status === 409)?.corpo.detail).toMatch(
      /^Este caso está com .+ desde 11:00\.$/,
    );
  });

  it('cada ligação fica anotada com hora, pessoa e o que deu; o último contato está na fila', async () => {
    const ligar = (resultado: string, nota?: string) =>
      cliente.post<Caso>('atendimento', sobre(ids.semContrato, 'contatos'), { data: AMANHA, resultado, nota });
    expect((await ligar('NAO_ATENDEU')).status).toBe(201);
    cliente.em('2026-11-20T14:10:00.000Z');
    const { corpo } = await ligar('VAI_ENVIAR', ' Falei com o plantão ');
    expect(corpo.historico).toEqual([
      { em: '2026-11-20T14:10:00.000Z', por: 'Ana Atende', resultado: 'VAI_ENVIAR', nota: 'Falei com o plantão' },
      { em: AGORA, por: 'Ana Atende', resultado: 'NAO_ATENDEU', nota: null },
    ]);
    const [primeira] = (await fila('&ordem=-ultimoContato')).itens;
    expect([primeira?.contatos, primeira?.ultimoContato?.resultado]).toEqual([2, 'VAI_ENVIAR']);
    expect((await ligar('TALVEZ')).status).toBe(422);
    await expect(banco.database.execute('delete from contatos_atendimento')).rejects.toThrow();
  });

  it('quem tem o dia de uma lotação aberto aparece para os outros e vence sozinho', async () => {
    const manter = (quem: Quem, aberta = true, lotacaoId: number = ids.upsl) =>
      cliente.put<Schemas['Presenca'][]>(quem, '/presencas', { lotacaoId, data: AMANHA, aberta });
    const outras = async (quem: Quem) =>
      (await cliente.get<Schemas['Presenca'][]>(quem, `/presencas?de=${HOJE}&ate=${AMANHA}`)).corpo.map(
        ({ nome }) => nome,
      );
    expect((await manter('atendimento')).corpo).toEqual([]);
    cliente.em('2026-11-20T14:01:00.000Z');
    await manter('atendimento');
    const { corpo } = await manter('solicitante');
    expect(corpo).toEqual([{ lotacaoId: ids.upsl, data: AMANHA, nome: 'Ana Atende', desde: AGORA }]);
    expect((await caso(ids.upsl)).abertoPor.map(({ nome }) => nome)).toEqual(['Sônia Solicitante']);
    expect(await outras('doAcre')).toEqual([]);
    cliente.em('2026-11-20T14:02:16.000Z');
    expect(await outras('gestora')).toEqual([]);
    // The presence expired, so the count starts again.
    await manter('atendimento');
    expect((await manter('solicitante')).corpo[0]?.desde).toBe('2026-11-20T14:02:16.000Z');
    await manter('atendimento', false);
    expect(await outras('gestora')).toEqual(['Sônia Solicitante']);
    const ditas = () =>
      rows<{ n: number }>(
        banco.database,
        sql`select count(*)::int as n from mudancas where dados->>'tipo' = 'atendimento' and lotacao_id = ${ids.upsl}`,
      );
    const vencer = () => cliente.pegar(EmUsoService).encerrarVencidas();
    const [antes] = await ditas();
    expect(await vencer()).toBe(0);
    cliente.em('2026-11-20T14:03:31.000Z');
    expect([await vencer(), await vencer()]).toEqual([1, 0]);
    const [depois] = await ditas();
    expect((depois?.n ?? 0) - (antes?.n ?? 0)).toBe(1);
  });

  it('preenche pela unidade só quem assumiu o caso dela, e o histórico diz em nome de quem', async () => {
    const novo = { lotacaoId: ids.acre, dataRefeicao: '2026-11-23', itens: [item(ids.almoco, ids.interno, 100)] };
    const caso = { data: novo.dataRefeicao };
    const recusa = await cliente.post<Problema>('atendimento', '/pedidos', novo);
    expect([recusa.status, recusa.corpo.detail]).toEqual([403, expect.stringMatching(/^Assuma o caso desta lotação/)]);
    await cliente.post('atendimento', sobre(ids.acre, 'responsavel'), caso);
    const { status, corpo } = await enviarPedido(cliente, 'atendimento', novo);
    expect([status, corpo.situacao]).toEqual([200, 'ENVIADO']);
    expect(corpo.historico.map(({ evento, por, detalhe }) => [evento, por, detalhe])).toEqual([
      ['criar', 'Ana Atende', 'Em nome de Ágata do Acre.'],
      ['enviar', 'Ana Atende', 'Em nome de Ágata do Acre.'],
    ]);
    await cliente.post('atendimento', sobre(ids.acre, 'liberacao'), caso);
    const outro = { ...novo, dataRefeicao: '2026-11-24' };
    expect((await cliente.post('atendimento', '/pedidos', outro)).status).toBe(403);
  });

  it('avisa de uma vez quem não enviou: uma pendência por lotação, no máximo uma por hora, e fica anotado', async () => {
    const dia = '2026-11-25';
    const todas = [ids.upsl, ids.acre, ids.semContrato, 9999];
    const avisar = (lotacoes: number[] = todas, quem: Quem = 'atendimento', data = dia, chave?: string) =>
      cliente.post<Schemas['ResultadosPorRegistro'] & Problema>(
        quem,
        '/atendimentos/avisos',
        { data, lotacoes },
        undefined,
        chave,
      );
    const feitos = ({ corpo }: Awaited<ReturnType<typeof avisar>>) =>
      corpo.resultados.map(({ feito, detail }) => (feito ? true : detail));
    const pendencias = async () =>
      (
        await cliente.get<Schemas['PaginaNotificacoes']>('doAcre', '/notificacoes?aVer=true&tipo=PENDENCIA')
      ).corpo.itens.filter(({ evento, dataRefeicao }) => evento === 'AVISO_DO_ATENDIMENTO' && dataRefeicao === dia);

    const novo = { lotacaoId: ids.upsl, dataRefeicao: dia, itens: [item(ids.almoco, ids.interno, 100)] };
    expect((await enviarPedido(cliente, 'solicitante', novo)).status).toBe(200);
    const esperado = ['O pedido deste dia já foi enviado.', true, true, 'A lotação não existe ou está inativa.'];
    expect(feitos(await avisar(todas, 'atendimento', dia, 'avisar-uma-vez'))).toEqual(esperado);
    expect(feitos(await avisar(todas, 'atendimento', dia, 'avisar-uma-vez'))).toEqual(esperado);
    const [pendencia] = await pendencias();
    expect(pendencia?.texto).toBe(
      'Ainda não há pedido enviado para 25/11/2026. Confira as quantidades e envie até 24/11/2026 às 18:00.',
    );
    const { corpo } = await cliente.get<Caso>('atendimento', `/atendimentos/${ids.acre}?data=${dia}`);
    expect(corpo.historico).toEqual([{ em: AGORA, por: 'Ana Atende', resultado: 'AVISADO', nota: null }]);

    const cedo = 'Já foi avisada há menos de uma hora.';
    expect(feitos(await avisar([ids.acre], 'gestora'))).toEqual([cedo]);
    cliente.em(new Date(Date.parse(AGORA) + 3_601_000).toISOString());
    expect(feitos(await avisar([ids.acre], 'gestora'))).toEqual([true]);
    expect(await pendencias()).toHaveLength(1);
    const doAcre = { lotacaoId: ids.acre, dataRefeicao: dia, itens: [item(ids.almoco, ids.interno, 100)] };
    expect((await enviarPedido(cliente, 'doAcre', doAcre)).status).toBe(200);
    expect(await pendencias()).toEqual([]);
  });

  it('duas pessoas avisam ao mesmo tempo: a lotação é avisada uma vez', async () => {
    const avisar = (quem: Quem) =>
      cliente.post<Schemas['ResultadosPorRegistro']>(quem, '/atendimentos/avisos', {
        data: '2026-11-26',
        lotacoes: [ids.acre],
      });
    const respostas = await Promise.all([avisar('atendimento'), avisar('gestora')]);
    expect(respostas.map(({ corpo }) => corpo.resultados[0]?.feito).sort()).toEqual([false, true]);
  });

  it('recusa o aviso de quem não atende, do dia que passou e da lista grande demais', async () => {
    const avisar = (quem: Quem, lotacoes: number[], data = AMANHA) =>
      cliente.post<Schemas['ResultadosPorRegistro']>(quem, '/atendimentos/avisos', { data, lotacoes });
    expect((await avisar('solicitante', [ids.upsl])).status).toBe(403);
    expect((await avisar('fiscal', [ids.upsl])).status).toBe(403);
    expect((await avisar('atendimento', [])).status).toBe(422);
    expect(
      (
        await avisar(
          'atendimento',
          Array.from({ length: 501 }, (_, id) => id + 1),
        )
      ).status,
    ).toBe(422);
    const ontem = await avisar('atendimento', [ids.semContrato], '2026-11-18');
    expect(ontem.corpo.resultados).toEqual([
      { id: ids.semContrato, feito: false, detail: 'O dia destas refeições já passou.' },
    ]);
  });

  it('a pessoa solicitante não alcança a fila, e marca presença só na sua lotação', async () => {
    expect((await cliente.get('solicitante', `/atendimentos?data=${AMANHA}`)).status).toBe(403);
    const alheia = await cliente.put('solicitante', '/presencas', { lotacaoId: ids.acre, data: AMANHA, aberta: true });
    expect(alheia.status).toBe(403);
    expect((await cliente.get('fiscal', `/atendimentos/${ids.upsl}?data=${AMANHA}`)).status).toBe(403);
    expect((await cliente.get('atendimento', `/atendimentos/9999?data=${AMANHA}`)).status).toBe(404);
    expect((await cliente.get('atendimento', '/atendimentos')).status).toBe(422);
  });
});
