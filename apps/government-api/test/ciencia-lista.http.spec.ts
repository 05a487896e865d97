import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { prepararBanco } from './kit/banco.ts';
import {
  AGORA,
  AMANHA,
  abrirCliente,
  type Cliente,
  enviarPedido,
  ids,
  item,
  type Quem,
  semearCenario,
} from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Emissao = Schemas['EmissaoDaLista'];
type Problema = { status: number; detail: string; errors?: { pointer: string; detail: string }[] };

const FORNECEDOR = 1;
const CAMINHO = `/listas-fornecedor/${FORNECEDOR}/${AMANHA}`;
const DEPOIS = '2026-11-20T17:32:00.000Z';

describe('a ciência do fornecedor', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  let pedido: number;

  beforeAll(async () => {
    await semearCenario(banco.database);
    await banco.database.execute(
      sql`update fornecedores set emails = '[{"email":"boa@mesa.com.br","assunto":"PEDIDOS"}]'::jsonb`,
    );
    cliente = await abrirCliente(banco, {
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'lista@orgao.gov.br',
      PUBLIC_ORIGIN: 'https://alipen.example',
    });
  });
  beforeEach(async () => {
    cliente.em(AGORA);
    await banco.database.execute(
      sql.raw('truncate pedidos, numeracao_pedidos, emissoes_lista, emails, anexos_emails restart identity cascade'),
    );
    pedido = await confirmado(ids.upsl, 100);
  });

  async function confirmado(lotacaoId: number, almoco: number): Promise<number> {
    const itens = [item(ids.almoco, ids.interno, almoco), item(ids.almoco, ids.servidor, 8)];
    const { corpo } = await enviarPedido(cliente, 'gestora', { lotacaoId, dataRefeicao: AMANHA, itens });
    await banco.database.transaction(async tx => {
      await tx.execute(sql`update pedidos set situacao = 'CONFIRMADO' where id = ${corpo.id}`);
      await tx.execute(sql`update itens_pedido set quantidade_confirmada = quantidade_solicitada`);
    });
    return corpo.id;
  }
  const mudar = (id: number, quantidade: number) =>
    banco.database.execute(
      sql`update itens_pedido set quantidade_confirmada = ${quantidade} where pedido_id = ${id} and tipo_publico_id = ${ids.interno}`,
    );
  const emitir = async () => (await cliente.post<Emissao>('atendimento', `${CAMINHO}/emissoes`, undefined)).corpo;
  const acesso = (emissao: Emissao, quem: Quem = 'atendimento') =>
    cliente.post<Schemas['AcessoCriado']>(quem, `/emissoes-lista/${emissao.id}/acesso`, undefined);
  const porta = async (emissao: Emissao) => (await acesso(emissao)).corpo.endereco;
  const abrir = (endereco: string) => cliente.get<Schemas['ListaAConfirmar']>('fiscal', endereco);
  const confirmar = <T = Schemas['CienciaDaLista']>(endereco: string, nome: unknown = 'Marta Lima') =>
    cliente.post<T>('fiscal', `${endereco}/ciencia`, { nome });
  const resumo = async () =>
    (await cliente.get<Schemas['ResumoDaLista'][]>('gestora', `/listas-fornecedor?data=${AMANHA}`)).corpo[0];
  const doPedido = async (quem: Quem = 'solicitante') =>
    (await cliente.get<Schemas['CienciaDoPedido'][]>(quem, `/pedidos/${pedido}/ciencia`)).corpo;

  it('o e-mail leva um endereço por que se confirma, guardado só em soma, e some do banco depois de sair', async () => {
    const emissao = await emitir();
    await cliente.post('atendimento', `/emissoes-lista/${emissao.id}/envios`, { novamente: false });
    const [carta] = await rows<{ texto: string; sigiloso: boolean }>(
      banco.database,
      sql`select texto, sigiloso from emails`,
    );
    expect(carta?.sigiloso).toBe(true);
    const codigo = carta?.texto.match(/https:\/\/alipen\.example\/lista\/([\w-]{32})\n/)?.[1] ?? '';
    const guardado = await rows<{ codigo_sha256: string }>(
      banco.database,
      sql`select codigo_sha256 from convites_lista`,
    );
    expect(guardado).toHaveLength(1);
    expect(JSON.stringify(guardado)).not.toContain(codigo);
    expect((await confirmar(`/lista/${codigo}`)).status).toBe(200);
  });

  it('mostra ao fornecedor a lista pela rota, sem nada de quem come', async () => {
    const { status, corpo } = await abrir(await porta(await emitir()));
    expect(status).toBe(200);
    expect(corpo).toEqual({
      fornecedor: 'Boa Mesa',
      data: AMANHA,
      numero: 1,
      emitidaEm: AGORA,
      totalRefeicoes: 108,
      refeicoes: [
        {
          nome: 'Almoço',
          total: 108,
          unidades: [
            {
              ...{ id: ids.upsl, nome: 'UPSL 1', municipio: 'Município', total: 108 },
              ...{ entregaInicio: '06:00', entregaFim: '07:00' },
            },
          ],
        },
      ],
      substituta: null,
      ciencia: null,
      trocas: expect.objectContaining({ itens: [], refeicoes: [{ id: ids.almoco, nome: 'Almoço' }] }),
    });
  });

  it('a primeira confirmação fica: a segunda, de quem for e por outro endereço, responde com ela', async () => {
    const emissao = await emitir();
    const [um, outro] = [await porta(emissao), await porta(emissao)];
    cliente.em(DEPOIS);
    const primeira = await confirmar(um, '  Marta   Lima ');
    expect(primeira.corpo).toEqual({ nome: 'Marta Lima', em: DEPOIS });
    cliente.em('2026-11-20T18:00:00.000Z');
    expect((await confirmar(outro, 'João Souza')).corpo).toEqual(primeira.corpo);
    expect((await abrir(outro)).corpo.ciencia).toEqual(primeira.corpo);
    expect(await resumo()).toMatchObject({
      situacaoCiencia: 'CIENTE',
      ultimaCiencia: { numero: 1, ...primeira.corpo },
      ultimaEmissao: { ciencia: primeira.corpo },
    });
    expect(await doPedido()).toEqual([
      { fornecedor: 'Boa Mesa', emissao: 1, situacao: 'CIENTE', ciencia: { numero: 1, ...primeira.corpo } },
    ]);
  });

  it('duas confirmações ao mesmo tempo são uma', async () => {
    const endereco = await porta(await emitir());
    const [uma, outra] = await Promise.all([confirmar(endereco, 'Marta Lima'), confirmar(endereco, 'João Souza')]);
    expect([uma.status, outra.status]).toEqual([200, 200]);
    expect(outra.corpo).toEqual(uma.corpo);
    expect(await rows(banco.database, sql`select 1 from ciencias_lista`)).toHaveLength(1);
  });

  it('o que muda depois da ciência é dito, e a emissão nova pede outra; a antiga já não se confirma', async () => {
    const primeira = await emitir();
    const antiga = await porta(primeira);
    expect((await resumo())?.situacaoCiencia).toBe('SEM_CIENCIA');
    await confirmar(antiga);
    await mudar(pedido, 90);
    expect(await resumo()).toMatchObject({ situacaoCiencia: 'MUDOU', ultimaCiencia: { numero: 1 } });
    expect(await doPedido()).toMatchObject([{ situacao: 'MUDOU', emissao: 1, ciencia: { numero: 1 } }]);
    const nova = await porta(await emitir());
    expect(await resumo()).toMatchObject({ situacaoCiencia: 'MUDOU', ultimaEmissao: { numero: 2, ciencia: null } });
    expect((await abrir(antiga)).corpo).toMatchObject({ substituta: 2, ciencia: { nome: 'Marta Lima' } });
    await confirmar(nova);
    expect(await resumo()).toMatchObject({ situacaoCiencia: 'CIENTE', ultimaCiencia: { numero: 2 } });
    const terceira = await porta(await emitir());
    await emitir();
    const recusada = await confirmar<Problema>(terceira);
    expect(recusada.status).toBe(409);
    expect(recusada.corpo.detail).toContain('foi substituída pela 4');
    expect((await resumo())?.situacaoCiencia).toBe('CIENTE');
  });

  it('a mudança em outra unidade não tira a ciência deste pedido', async () => {
    const outro = await confirmado(ids.acre, 30);
    await confirmar(await porta(await emitir()));
    await mudar(outro, 31);
    expect((await resumo())?.situacaoCiencia).toBe('MUDOU');
    expect(await doPedido()).toMatchObject([{ situacao: 'CIENTE' }]);
  });

  it('antes da emissão o pedido nada diz; de outra unidade não se pergunta', async () => {
    expect(await doPedido()).toEqual([]);
    expect((await cliente.get('doAcre', `/pedidos/${pedido}/ciencia`)).status).toBe(403);
    expect((await cliente.get('gestora', '/pedidos/999/ciencia')).status).toBe(404);
  });

  it('um endereço que nunca houve e o que venceu respondem o mesmo; nome de menos é 422', async () => {
    const endereco = await porta(await emitir());
    for (const nome of ['', 'ab', '     ', 7, undefined]) {
      const { status } = await confirmar<Problema>(endereco, nome === undefined ? null : nome);
      expect([nome, status]).toEqual([nome, 422]);
    }
    const em = await confirmar<Problema>(endereco, '     ');
    expect(em.corpo).toMatchObject({ detail: 'Diga o seu nome.', errors: [{ pointer: '/nome' }] });
    const nunca = await abrir(`/lista/${'A'.repeat(32)}`);
    cliente.em('2026-11-22T03:00:00.000Z');
    const vencida = await confirmar(endereco);
    expect([nunca.status, vencida.status]).toEqual([404, 404]);
    expect(vencida.corpo).toMatchObject({
      detail: 'Este endereço não vale mais, ou nunca valeu. Se ainda não confirmou a lista, peça outro ao atendimento.',
    });
    expect(nunca.corpo).toMatchObject({ detail: (vencida.corpo as unknown as Problema).detail });
  });

  it('o endereço é criado por quem emite, de uma emissão que existe, e fica no histórico sem o código', async () => {
    const emissao = await emitir();
    expect((await acesso(emissao, 'solicitante')).status).toBe(403);
    expect((await acesso({ ...emissao, id: 999 })).status).toBe(404);
    const endereco = await porta(emissao);
    await confirmar(endereco);
    const eventos = await rows<{ acao: string; dados: object }>(
      banco.database,
      sql`select acao, dados from eventos where acao in ('criarAcessoLista', 'confirmarListaPeloCodigo') order by id desc limit 2`,
    );
    expect(eventos.map(({ acao }) => acao)).toEqual(['confirmarListaPeloCodigo', 'criarAcessoLista']);
    expect(eventos[0]?.dados).toMatchObject({ data: AMANHA, numero: 1, declarante: 'Marta Lima' });
    expect(JSON.stringify(eventos)).not.toContain(endereco.split('/').pop());
  });

  it('uma ciência não se altera nem se apaga', async () => {
    await confirmar(await porta(await emitir()));
    for (const gesto of [sql`update ciencias_lista set nome = 'Outro'`, sql`delete from ciencias_lista`]) {
      await expect(banco.database.execute(gesto)).rejects.toThrow();
    }
  });
});
