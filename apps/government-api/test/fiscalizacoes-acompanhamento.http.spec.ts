import { randomUUID } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { addDays } from '../src/clock/clock.ts';
import { rows } from '../src/database/database.ts';
import { FiscalizacoesService } from '../src/fiscalizacoes/fiscalizacoes.service.ts';
import {
  aberta,
  chegar,
  concluir,
  conclusao,
  declarar,
  type Fiscalizacao,
  inseto,
  receberFoto,
  respostas,
} from './fiscalizacoes.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { textosDoPdf } from './kit/pdf.ts';
import { abrirCliente, type Cliente, HOJE, ids, type Problema, type Quem, semearCenario } from './pedidos.cenario.ts';
import { esvaziar } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];

describe('o acompanhamento de uma fiscalização', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco, { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'refeicoes@orgao.gov.br' });
    const emails = JSON.stringify([
      { email: 'boa@mesa.com.br', assunto: 'OCORRENCIAS' },
      { email: 'notas@mesa.com.br', assunto: 'MEDICAO' },
    ]);
    await banco.database.execute(sql`update fornecedores set emails = ${emails}::jsonb`);
  });
  beforeEach(async () => {
    await esvaziar(banco.database);
    await banco.database.execute(sql`truncate numeracao_fiscalizacoes, notificacoes, emails cascade`);
  });

  const obter = (id: number, quem: Quem = 'gestora') => cliente.get<Fiscalizacao>(quem, `/fiscalizacoes/${id}`);
  const etag = ({ versao }: Pick<Fiscalizacao, 'versao'>) => `"${versao}"`;
  const passo = (quem: Quem, uma: Fiscalizacao, nome: string, corpo: unknown) =>
    cliente.post<Fiscalizacao & Problema>(quem, `/fiscalizacoes/${uma.id}/${nome}`, corpo, etag(uma));
  const avisos = (evento: string) =>
    rows<{
      titulo: string;
      texto: string;
      autoridades: string[];
      usuario_id: number | null;
      resolvida_em: string | null;
    }>(
      banco.database,
      sql`select titulo, texto, autoridades, usuario_id, resolvida_em from notificacoes where evento = ${evento} order by id`,
    );

  /** Concluded with an insect in the meal: one critical fault. */
  async function reprovada(): Promise<Fiscalizacao> {
    const { id } = await aberta(cliente, banco.database);
    await cliente.post('fiscal', `/fiscalizacoes/${id}/iniciar`, {});
    const foto = declarar();
    await chegar(banco.database, foto);
    const feita = await concluir(
      cliente,
      'fiscal',
      id,
      conclusao([foto], { respostas: respostas(foto, inseto(foto)) }),
    );
    expect(feita.corpo.resultado).toBe('REPROVADA');
    return (await obter(id)).corpo;
  }

  it('quem lê comenta, sem mudar a versão de quem está para dar um passo; a outra unidade não', async () => {
    const uma = await reprovada();
    const texto = 'A marmita chegou aberta.';
    for (const quem of ['monitoramento', 'solicitante', 'fiscal'] as const) {
      const { status, corpo } = await cliente.post<Fiscalizacao>(quem, `/fiscalizacoes/${uma.id}/comentarios`, {
        texto,
      });
      expect([status, corpo.versao]).toEqual([200, uma.versao]);
    }
    const { corpo } = await obter(uma.id);
    expect(corpo.comentarios.map(({ texto: dito }) => dito)).toEqual([texto, texto, texto]);
    expect(await avisos('FISCALIZACAO_COMENTADA')).toHaveLength(3);
    expect((await cliente.post('atendimento', `/fiscalizacoes/${uma.id}/comentarios`, { texto })).status).toBe(403);
    expect((await cliente.post('gestora', `/fiscalizacoes/${uma.id}/comentarios`, { texto: '   ' })).status).toBe(422);
    const trilha = await rows<{ acao: string }>(
      banco.database,
      sql`select acao from eventos where acao = 'comentarFiscalizacao'`,
    );
    expect(trilha).toHaveLength(3);
  });

  it('o monitoramento pede a correção, a unidade a vê e anota; pedida de novo só depois de feita', async () => {
    const uma = await reprovada();
    expect((await obter(uma.id, 'monitoramento')).corpo.acoes).toEqual(['pedirCorrecao']);
    const pedido = { texto: 'Trocar as embalagens.' };
    expect((await passo('solicitante', uma, 'pedir-correcao', pedido)).status).toBe(403);
    const pedida = (await passo('monitoramento', uma, 'pedir-correcao', pedido)).corpo;
    expect([pedida.situacao, pedida.correcao, pedida.acoes]).toEqual(['REALIZADA', 'PEDIDA', ['anotarCorrecao']]);
    const cartas = await rows<{ para: string; assunto: string; texto: string; externo: boolean }>(
      banco.database,
      sql`select para, assunto, texto, externo from emails where chave like 'correcao:%'`,
    );
    expect(cartas).toEqual([
      {
        para: 'boa@mesa.com.br',
        assunto: expect.stringMatching(/^Correção pedida: Café da manhã de .* em UPSL 1$/),
        texto: expect.stringContaining('Trocar as embalagens.'),
        externo: true,
      },
    ]);
    expect((await avisos('CORRECAO_PEDIDA'))[0]).toMatchObject({ autoridades: ['SOLICITANTE'], resolvida_em: null });
    const repetida = await passo('monitoramento', pedida, 'pedir-correcao', pedido);
    expect([repetida.status, repetida.corpo.detail]).toEqual([
      409,
      'A correção já foi pedida. Anote quando estiver feita.',
    ]);
    expect((await passo('solicitante', uma, 'anotar-correcao', { texto: 'trocadas' })).status).toBe(412);
    const feita = (await passo('solicitante', pedida, 'anotar-correcao', { texto: 'Embalagens trocadas.' })).corpo;
    expect(feita.correcao).toBe('FEITA');
    expect((await avisos('CORRECAO_PEDIDA'))[0]?.resolvida_em).not.toBeNull();
    expect((await avisos('CORRECAO_ANOTADA'))[0]?.autoridades).toEqual(['AL_GESTOR', 'AL_MONITORAMENTO']);
    expect(feita.historico.slice(-2).map(({ evento, detalhe }) => [evento, detalhe])).toEqual([
      ['pedirCorrecao', 'Trocar as embalagens.'],
      ['anotarCorrecao', 'Embalagens trocadas.'],
    ]);
    const lista = await cliente.get<Schemas['PaginaFiscalizacoes']>('monitoramento', '/fiscalizacoes?correcao=FEITA');
    expect(lista.corpo.itens.map(({ id }) => id)).toEqual([uma.id]);
    expect((await passo('gestora', feita, 'pedir-correcao', pedido)).corpo.correcao).toBe('PEDIDA');
  });

  it('o prazo da correção vai na carta, passa, avisa uma vez quem cobra, e se encerra com a correção', async () => {
    const uma = await reprovada();
    const recusa = await passo('gestora', uma, 'pedir-correcao', { texto: 'Trocar.', prazo: '2026-01-01' });
    expect([recusa.status, recusa.corpo.errors?.[0]?.pointer]).toEqual([422, '/prazo']);
    const longe = await passo('gestora', uma, 'pedir-correcao', { texto: 'Trocar.', prazo: addDays(HOJE, 120) });
    expect(longe.corpo.detail).toMatch(/^O prazo vai de hoje a \d{2}\/\d{2}\/\d{4}\.$/);
    const prazo = addDays(HOJE, 2);
    const pedida = (await passo('gestora', uma, 'pedir-correcao', { texto: 'Trocar.', prazo })).corpo;
    expect(pedida.correcaoAte).toBe(prazo);
    const [carta] = await rows<{ texto: string }>(
      banco.database,
      sql`select texto from emails where chave like 'correcao:%'`,
    );
    expect(carta?.texto).toMatch(/Prazo: até \d{2}\/\d{2}\/\d{4}\./);
    const cobrar = () => cliente.pegar(FiscalizacoesService).avisarDosPrazos();
    await cobrar();
    expect(await avisos('CORRECAO_VENCIDA')).toEqual([]);
    await banco.database.execute(sql`update fiscalizacoes set correcao_ate = correcao_ate - 3`);
    await cobrar();
    await cobrar();
    expect(await avisos('CORRECAO_VENCIDA')).toMatchObject([
      { autoridades: ['AL_GESTOR', 'AL_MONITORAMENTO'], resolvida_em: null },
    ]);
    const feita = (await passo('solicitante', pedida, 'anotar-correcao', { texto: 'Trocaram.' })).corpo;
    expect(feita.correcao).toBe('FEITA');
    expect((await avisos('CORRECAO_VENCIDA'))[0]?.resolvida_em).not.toBeNull();
    await cobrar();
    expect(await avisos('CORRECAO_VENCIDA')).toHaveLength(1);
  });

  it('reaberta volta a quem a fez com as respostas, não conta enquanto isso, e a nova conclusão é outra versão', async () => {
    const uma = await reprovada();
    expect((await passo('monitoramento', uma, 'reabrir', { motivo: 'falta a foto' })).status).toBe(403);
    const reaberta = (await passo('gestora', uma, 'reabrir', { motivo: 'O inseto era da mesa.' })).corpo;
    expect(reaberta).toMatchObject({
      situacao: 'EM_ANDAMENTO',
      resultado: null,
      pontos: null,
      criticos: 0,
      motivo: 'O inseto era da mesa.',
      designado: { nome: 'Fábio Fiscal' },
      fiscal: { nome: 'Fábio Fiscal' },
      conclusao: null,
    });
    expect(reaberta.rascunho?.respostas).toEqual(uma.conclusao?.respostas);
    expect(reaberta.rascunho?.fotos).toHaveLength(1);
    expect((await avisos('FALHA_CRITICA'))[0]?.resolvida_em).not.toBeNull();
    const [aviso] = await avisos('FISCALIZACAO_REABERTA');
    expect([aviso?.resolvida_em, aviso?.usuario_id]).toEqual([null, 5]);
    const graves = await cliente.get<Schemas['PaginaFiscalizacoes']>('gestora', '/fiscalizacoes?gravidade=GRAVISSIMO');
    expect(graves.corpo.total).toBe(0);

    // A conclusion that another phone made before it was sent back does not answer it.
    const foto = declarar();
    await chegar(banco.database, foto);
    const antiga = await concluir(
      cliente,
      'fiscal',
      uma.id,
      conclusao([foto], { concluidaEm: '2026-11-20T09:50:00.000Z' }),
    );
    expect([antiga.status, antiga.corpo.detail]).toEqual([
      409,
      'Esta fiscalização foi reaberta depois desta conclusão. Abra-a de novo.',
    ]);
    const nova = conclusao([foto], { clienteUuid: randomUUID(), concluidaEm: '2026-11-30T09:50:00.000Z' });
    const feita = await concluir(cliente, 'fiscal', uma.id, nova);
    expect(feita.corpo).toMatchObject({ situacao: 'REALIZADA', resultado: 'CONFORME', motivo: null, versoes: 2 });
    expect(feita.corpo.conclusao).toMatchObject({ numero: 2, motivo: 'O inseto era da mesa.' });
    const versoes = await cliente.get<Schemas['VersaoFiscalizacao'][]>('gestora', `/fiscalizacoes/${uma.id}/versoes`);
    expect(versoes.corpo.map(({ numero, vigente }) => [numero, vigente])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect((await avisos('FISCALIZACAO_REABERTA'))[0]?.resolvida_em).not.toBeNull();
  });

  it('a que espera fotos de um aparelho perdido volta a quem a fez, e a foto que ainda chegue não a completa', async () => {
    const { id } = await aberta(cliente, banco.database);
    await cliente.post('fiscal', `/fiscalizacoes/${id}/iniciar`, {});
    const perdida = declarar();
    await concluir(cliente, 'fiscal', id, conclusao([perdida], { respostas: respostas(perdida, inseto(perdida)) }));
    const parada = (await obter(id)).corpo;
    expect([parada.situacao, parada.acoes]).toEqual(['AGUARDANDO_FOTOS', ['reabrir']]);
    expect((await obter(id, 'fiscal')).corpo.acoes).toEqual([]);
    const motivo = { motivo: 'O aparelho caiu no rio.' };
    expect((await passo('fiscal', parada, 'reabrir', motivo)).status).toBe(403);
    expect((await passo('gestora', parada, 'reabrir', { motivo: '' })).status).toBe(422);
    const reaberta = (await passo('gestora', parada, 'reabrir', motivo)).corpo;
    expect(reaberta).toMatchObject({ situacao: 'EM_ANDAMENTO', ...motivo, fotosFaltando: 0, conclusao: null });
    expect(reaberta.rascunho?.respostas).toEqual(parada.conclusao?.respostas);
    expect(reaberta.historico.at(-1)).toMatchObject({
      evento: 'reabrir',
      de: 'AGUARDANDO_FOTOS',
      para: 'EM_ANDAMENTO',
    });

    await receberFoto(cliente, banco.database, perdida);
    expect((await obter(id)).corpo.situacao).toBe('EM_ANDAMENTO');

    const outra = declarar();
    await chegar(banco.database, outra);
    const nova = conclusao([outra], { concluidaEm: '2026-11-30T09:50:00.000Z' });
    const feita = await concluir(cliente, 'fiscal', id, nova);
    expect(feita.corpo).toMatchObject({ situacao: 'REALIZADA', versoes: 2, conclusao: { numero: 2, ...motivo } });
  });

  it('enquanto está reaberta, o termo de antes continua legível pelo número; sem número ainda não há', async () => {
    const uma = await reprovada();
    const termo = (busca = '') => cliente.baixar('gestora', `/fiscalizacoes/${uma.id}/termo${busca}`);
    const reaberta = (await passo('gestora', uma, 'reabrir', { motivo: 'era da mesa' })).corpo;
    expect(reaberta.conclusao).toBeNull();
    expect((await termo()).status).toBe(409);
    expect((await termo('?versao=2')).status).toBe(404);
    const antigo = await termo('?versao=1');
    expect([antigo.status, antigo.tipo]).toEqual([200, 'application/pdf']);
    expect(textosDoPdf(antigo.bytes).join(' ')).toContain('reaberta, sem efeito até nova conclusão');
  });

  it('a não realizada reaberta volta a esperar quem a faça; com outra aberta da mesma entrega, não', async () => {
    const { id, pedido } = await aberta(cliente, banco.database);
    await cliente.post('fiscal', `/fiscalizacoes/${id}/nao-realizar`, { motivo: 'chovia' });
    const parada = (await obter(id)).corpo;
    expect(parada.acoes).toEqual(['reabrir']);
    const outra = { origem: 'MANUAL', pedidoId: pedido?.id, tipoAlimentacaoId: ids.cafe };
    const { corpo: nova } = await cliente.post<Fiscalizacao>('gestora', '/fiscalizacoes', outra);
    expect((await passo('gestora', parada, 'reabrir', { motivo: 'parou de chover' })).status).toBe(409);
    await passo('gestora', nova, 'cancelar', { motivo: 'a de antes serve' });
    const reaberta = (await passo('gestora', parada, 'reabrir', { motivo: 'parou de chover' })).corpo;
    expect(reaberta).toMatchObject({ situacao: 'PENDENTE', fiscal: null, designado: { nome: 'Fábio Fiscal' } });
    expect(reaberta.acoes).toContain('iniciar');
  });

  it('a lista acha pela gravidade do que falhou e pelo fornecedor', async () => {
    const uma = await reprovada();
    const ache = async (busca: string) =>
      (await cliente.get<Schemas['PaginaFiscalizacoes']>('monitoramento', `/fiscalizacoes?${busca}`)).corpo.total;
    const gravidade = uma.conclusao?.calculo.itens.find(({ item }) => item === 'E5')?.gravidade;
    expect(await ache(`gravidade=${gravidade}`)).toBe(1);
    expect(await ache(`gravidade=${gravidade === 'LEVE' ? 'GRAVE' : 'LEVE'}`)).toBe(0);
    expect(await ache(`fornecedorId=${uma.fornecedor?.id}&gravidade=${gravidade}`)).toBe(1);
    expect(await ache('fornecedorId=999')).toBe(0);
  });

  it('a porção padrão é uma foto fiscalizada da própria refeição, escolhida pelo gestor', async () => {
    const uma = await reprovada();
    const nome = uma.conclusao?.fotos[0]?.foto;
    const caminho = `/fiscalizacoes/porcoes-padrao/${ids.cafe}`;
    expect((await cliente.put('monitoramento', caminho, { foto: nome })).status).toBe(403);
    expect((await cliente.put('gestora', `/fiscalizacoes/porcoes-padrao/${ids.jantar}`, { foto: nome })).status).toBe(
      422,
    );
    expect((await cliente.put('gestora', '/fiscalizacoes/porcoes-padrao/9999', { foto: nome })).status).toBe(404);
    const { corpo } = await cliente.put<Schemas['PorcoesPadrao']>('gestora', caminho, { foto: nome });
    expect(corpo).toMatchObject({ podeDefinir: true, itens: [{ tipoAlimentacaoId: ids.cafe, foto: nome }] });
    const lida = await cliente.get<Schemas['PorcoesPadrao']>('monitoramento', '/fiscalizacoes/porcoes-padrao');
    expect(lida.corpo).toMatchObject({ podeDefinir: false, itens: [{ foto: nome }] });
    await cliente.put('gestora', caminho, { foto: null });
    expect(
      (await cliente.get<Schemas['PorcoesPadrao']>('gestora', '/fiscalizacoes/porcoes-padrao')).corpo.itens,
    ).toEqual([]);
  });
});
