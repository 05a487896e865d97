import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { aberta } from './fiscalizacoes.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { textosDoPdf } from './kit/pdf.ts';
import {
  AGORA,
  AMANHA,
  abrirCliente,
  type Cliente,
  HOJE,
  ids,
  type Problema,
  semearCenario,
} from './pedidos.cenario.ts';
import { confirmado, esvaziar } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];
type Troca = Schemas['Troca'];
const FORNECEDOR = 1;
const CAMINHO = `/listas-fornecedor/${FORNECEDOR}/${AMANHA}`;
/** 18:00 of the eve, where the agency is. */
const NA_HORA = '2026-11-20T21:00:00.000Z';
const ITEM = {
  ...{ tipo: 'ITEM', tipoAlimentacaoId: ids.cafe, previsto: 'Pão com manteiga', proposto: 'Cuscuz' },
  motivo: 'A padaria não entregou.',
} as const;

describe('a troca de item e de dia', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

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
    await esvaziar(banco.database);
    await banco.database.execute(sql`truncate trocas, emissoes_lista, emails, notificacoes cascade`);
    cliente.em(AGORA);
  });

  const doDia = async (busca = '', quem: 'gestora' | 'doAcre' | 'solicitante' = 'gestora') =>
    (await cliente.get<Schemas['TrocasDoDia']>(quem, `/trocas?data=${AMANHA}${busca}`)).corpo;
  const pedir = <T = Schemas['TrocaPedida']>(mudanca: object = {}) =>
    cliente.post<T>('atendimento', '/trocas', { ...ITEM, data: AMANHA, fornecedorId: FORNECEDOR, ...mudanca });
  const decidir = <T = Troca>(id: number, corpo: object) =>
    cliente.post<T>('atendimento', `/trocas/${id}/decisao`, corpo);
  const ultimoEndereco = async () => {
    const [carta] = await rows<{ texto: string }>(
      banco.database,
      sql`select texto from emails order by id desc limit 1`,
    );
    return carta?.texto.match(/https:\/\/alipen\.example(\/troca\/[\w-]{32})/)?.[1] ?? '';
  };
  async function lista() {
    await confirmado(cliente, banco.database);
    cliente.em(AGORA);
    const emitida = await cliente.post<Schemas['EmissaoDaLista']>('atendimento', `${CAMINHO}/emissoes`, undefined);
    const acesso = await cliente.post<Schemas['AcessoCriado']>(
      ...(['atendimento', `/emissoes-lista/${emitida.corpo.id}/acesso`, undefined] as const),
    );
    return { id: emitida.corpo.id, endereco: acesso.corpo.endereco };
  }
  const peloFornecedor = <T = Schemas['TrocasDaLista']>(endereco: string, mudanca: object = {}) =>
    cliente.post<T>('fiscal', `${endereco}/trocas`, { nome: 'Marta Lima', ...ITEM, ...mudanca });
  const avisos = (evento: string) =>
    rows<{ titulo: string; texto: string; resolvida_em: string | null }>(
      banco.database,
      sql`select titulo, texto, resolvida_em from notificacoes where evento = ${evento}`,
    );

  it('o fornecedor a pede pelo endereço da lista; aceita, está na entrega, na lista, na ciência e no e-mail; nada do que se paga muda', async () => {
    const { endereco } = await lista();
    const antes = await cliente.get<Schemas['ListaAConfirmar']>('fiscal', endereco);
    expect(antes.corpo.trocas).toMatchObject({ itens: [], impedimento: null, prazo: NA_HORA });
    const { corpo, status } = await peloFornecedor(endereco);
    expect([status, corpo.itens]).toEqual([
      200,
      [expect.objectContaining({ situacao: 'PEDIDA', pedidaPor: 'Marta Lima' })],
    ]);
    const [troca] = (await doDia()).itens;
    expect(troca?.acoes).toEqual(['decidirTroca']);
    expect((await avisos('TROCA_PEDIDA'))[0]?.texto).toContain('Cuscuz no lugar de Pão com manteiga');
    const total = async () => (await cliente.get<Schemas['ListaFornecedor']>('gestora', CAMINHO)).corpo.totalRefeicoes;
    const eram = await total();
    await cliente.post('fiscal', `${endereco}/ciencia`, { nome: 'Marta Lima' });

    expect((await decidir(troca?.id ?? 0, { aceita: true })).corpo).toMatchObject({ situacao: 'ACEITA', acoes: [] });
    expect((await avisos('TROCA_PEDIDA'))[0]?.resolvida_em).not.toBeNull();
    const entregas = await cliente.get<Schemas['EntregasEsperadas']>(
      'solicitante',
      `/recebimentos/esperados?data=${AMANHA}`,
    );
    const servida = { serve: 'Cuscuz', noLugarDe: 'Pão com manteiga', comODia: null, lotacao: null };
    expect(entregas.corpo.entregas.map(({ trocas }) => trocas)).toEqual([[expect.objectContaining(servida)], []]);
    const resumo = await cliente.get<Schemas['ResumoDaLista'][]>('gestora', `/listas-fornecedor?data=${AMANHA}`);
    expect(resumo.corpo[0]).toMatchObject({ mudancas: 1, situacaoCiencia: 'MUDOU' });
    expect(await total()).toBe(eram);
    const nova = await cliente.post<Schemas['EmissaoDaLista']>('atendimento', `${CAMINHO}/emissoes`, undefined);
    expect(nova.corpo.mudancas).toBe(1);
    const pdf = await cliente.baixar('gestora', `/emissoes-lista/${nova.corpo.id}/arquivo?formato=pdf`);
    const escrito = textosDoPdf(pdf.bytes).join('\n');
    expect(escrito).toContain('Mudaram as trocas de item ou de dia.');
    expect(escrito).toContain('Trocas aceitas');
    const [carta] = await rows<{ assunto: string }>(banco.database, sql`select assunto from emails`);
    expect(carta?.assunto).toBe('Troca para 21/11/2026: aceita');
    await cliente.post('atendimento', `/emissoes-lista/${nova.corpo.id}/envios`, { novamente: false });
    const [lida] = await rows<{ texto: string }>(
      banco.database,
      sql`select texto from emails order by id desc limit 1`,
    );
    expect(lida?.texto).toContain('Mudaram só as trocas');
    expect(lida?.texto).toContain('- Café da manhã: Cuscuz no lugar de Pão com manteiga');
  });

  it('a agência a pede, o fornecedor decide uma vez pelo endereço, e quem pediu é avisado; na fiscalização se vê', async () => {
    const { id } = await aberta(cliente, banco.database);
    cliente.em(AGORA);
    const { corpo, status } = await pedir({ lotacaoId: ids.upsl });
    expect([status, corpo.enviadaPara, corpo.endereco]).toEqual([201, ['boa@mesa.com.br'], null]);
    const endereco = await ultimoEndereco();
    expect((await cliente.get<Troca>('fiscal', endereco)).corpo).toMatchObject({
      lotacao: 'UPSL 1',
      situacao: 'PEDIDA',
    });
    const dizer = (dita: object) => cliente.post<Troca & Problema>('fiscal', endereco, { nome: 'Marta Lima', ...dita });
    expect((await dizer({ aceita: false })).status).toBe(422);
    expect((await dizer({ aceita: true })).corpo.situacao).toBe('ACEITA');
    expect((await dizer({ aceita: true })).status).toBe(200);
    expect((await dizer({ aceita: false, motivo: 'Mudei de ideia.' })).status).toBe(404);
    expect((await cliente.get(...(['fiscal', endereco] as const))).status).toBe(404);
    expect(await avisos('TROCA_DECIDIDA')).toEqual([
      expect.objectContaining({ titulo: 'Boa Mesa aceitou a troca para 21/11/2026' }),
    ]);
    const vista = await cliente.get<Schemas['Fiscalizacao']>('fiscal', `/fiscalizacoes/${id}`);
    expect(vista.corpo.trocas).toEqual([expect.objectContaining({ serve: 'Cuscuz' })]);
    expect((await doDia('', 'doAcre')).itens).toEqual([]);
    expect((await doDia(`&lotacaoId=${ids.upsl}`, 'solicitante')).itens).toHaveLength(1);
  });

  it('sem decisão até a hora conta como recusada, nos dois lados, e não se pede mais', async () => {
    const { endereco } = await lista();
    await peloFornecedor(endereco);
    await pedir({ proposto: 'Tapioca' });
    const daAgencia = await ultimoEndereco();
    cliente.em(NA_HORA);
    const { itens, impedimento } = await doDia();
    expect(itens.map(({ situacao, acoes }) => [situacao, acoes])).toEqual([
      ['SEM_DECISAO', []],
      ['SEM_DECISAO', []],
    ]);
    expect(impedimento).toBe('As trocas deste dia se pediam até as 18:00 de 20/11/2026.');
    const tarde = await decidir<Problema>(itens[1]?.id ?? 0, { aceita: true });
    expect([tarde.status, tarde.corpo.detail]).toEqual([409, expect.stringContaining('conta como recusada')]);
    expect((await cliente.post('fiscal', daAgencia, { nome: 'Marta Lima', aceita: true })).status).toBe(404);
    expect((await peloFornecedor<Problema>(endereco, { proposto: 'Bolo' })).status).toBe(409);
    const entregas = await cliente.get<Schemas['EntregasEsperadas']>(
      'solicitante',
      `/recebimentos/esperados?data=${AMANHA}`,
    );
    expect(entregas.corpo.entregas[0]?.trocas).toEqual([]);
  });

  it('duas vezes é uma; cada lado decide o que o outro pediu; o que se pediu se retira; de dia, as duas datas a têm', async () => {
    const { endereco } = await lista();
    const [uma, duas] = await Promise.all([peloFornecedor(endereco), peloFornecedor(endereco)]);
    expect([uma.status, duas.status]).toEqual([200, 200]);
    const [doFornecedor] = (await doDia()).itens;
    expect((await doDia()).itens).toHaveLength(1);
    expect((await cliente.post('atendimento', `/trocas/${doFornecedor?.id}/retirada`, undefined)).status).toBe(409);
    const pedida = await pedir({ tipo: 'DIAS', outraData: '2026-11-25', proposto: 'Tapioca' });
    expect((await pedir<Problema>({ tipo: 'DIAS', outraData: '2026-11-25', proposto: 'Tapioca' })).status).toBe(409);
    const { id } = pedida.corpo.troca;
    expect((await decidir<Problema>(id, { aceita: true })).status).toBe(409);
    const noOutroDia = await cliente.get<Schemas['TrocasDoDia']>('gestora', '/trocas?data=2026-11-25');
    expect(noOutroDia.corpo.itens.map(troca => troca.id)).toEqual([id]);
    const daAgencia = await ultimoEndereco();
    expect((await cliente.post<Troca>('gestora', `/trocas/${id}/retirada`, undefined)).corpo.situacao).toBe('RETIRADA');
    expect((await cliente.get('fiscal', daAgencia)).status).toBe(404);
    expect((await pedir<Problema>({ tipoAlimentacaoId: ids.ceiaInativa })).status).toBe(422);
    expect((await pedir<Problema>({ fornecedorId: 999 })).status).toBe(404);
    expect((await pedir<Problema>({ data: HOJE })).status).toBe(409);
  });
});
