import { randomUUID } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { FiscalizacoesService } from '../src/fiscalizacoes/fiscalizacoes.service.ts';
import { AnonimizacaoRepository, type Titular } from '../src/usuarios/anonimizacao/anonimizacao.repository.ts';
import {
  aberta,
  chegar,
  concluir,
  conclusao,
  type Declarada,
  declarar,
  type Fiscalizacao,
  inseto,
  receberFoto,
  respostas,
} from './fiscalizacoes.cenario.ts';
import { jpeg, sha256De } from './fotos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { textosDoPdf } from './kit/pdf.ts';
import { AMANHA, abrirCliente, type Cliente, ids, type Problema, semearCenario } from './pedidos.cenario.ts';
import { confirmado, emFortaleza, esvaziar } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];
const UUID_NULO = '00000000-0000-4000-8000-000000000000';

describe('a fiscalização de uma entrega', () => {
  const banco = prepararBanco();
  let cliente: Cliente;

  beforeAll(async () => {
    await semearCenario(banco.database);
    cliente = await abrirCliente(banco);
  });
  beforeEach(async () => {
    await esvaziar(banco.database);
    await banco.database.execute(sql`truncate numeracao_fiscalizacoes, dispensas_segregacao`);
  });

  const obter = async (id: number) => (await cliente.get<Fiscalizacao>('gestora', `/fiscalizacoes/${id}`)).corpo;
  const sortear = () => cliente.pegar(FiscalizacoesService).sortear(new AbortController().signal);

  it('aberta à mão guarda os limites da refeição, a janela, o fornecedor e o número', async () => {
    const fiscalizacao = await aberta(cliente, banco.database);
    expect(fiscalizacao).toMatchObject({
      numero: 'F2026-000001',
      situacao: 'PENDENTE',
      origem: 'MANUAL',
      data: AMANHA,
      fornecedor: { nome: 'Boa Mesa' },
      confirmadas: 108,
      janela: { inicioEm: emFortaleza('06:00'), fimEm: emFortaleza('07:00') },
      limites: { amostras: 3, tempMinimaQuente: 600, tempMaximaFria: 50, conservacaoMin: 360, amostraHoras: 72 },
      publicos: [
        { publico: 'Interno', confirmada: 100 },
        { publico: 'Servidor', confirmada: 8 },
      ],
      acoes: expect.arrayContaining(['designar', 'iniciar', 'naoRealizar', 'cancelar']),
    });
    const outra = { origem: 'MANUAL', pedidoId: fiscalizacao.pedido?.id, tipoAlimentacaoId: ids.cafe };
    expect((await cliente.post('fiscal', '/fiscalizacoes', outra)).status).toBe(409);
  });

  it('a denúncia precisa dizer o que foi denunciado, e pode ser de uma entrega sem pedido', async () => {
    const denuncia = { origem: 'DENUNCIA', lotacaoId: ids.upsl, tipoAlimentacaoId: ids.jantar };
    expect((await cliente.post<Problema>('fiscal', '/fiscalizacoes', denuncia)).corpo.errors?.[0]?.pointer).toBe(
      '/observacao',
    );
    const feita = await cliente.post<Fiscalizacao>('fiscal', '/fiscalizacoes', { ...denuncia, observacao: 'azeda' });
    expect(feita.corpo).toMatchObject({ origem: 'DENUNCIA', pedido: null, fornecedor: { nome: 'Boa Mesa' } });
  });

  it('quem pediu não fiscaliza a mesma entrega, salvo onde o gestor dispensou', async () => {
    const { id } = await aberta(cliente, banco.database);
    const dela = (await cliente.get<Fiscalizacao>('solicitante', `/fiscalizacoes/${id}`)).corpo;
    expect(dela.acoes).not.toContain('iniciar');
    const recusada = await cliente.post<Problema>('solicitante', `/fiscalizacoes/${id}/iniciar`, {});
    expect([recusada.status, recusada.corpo.detail]).toEqual([
      403,
      'Quem fez o pedido não pode fiscalizar a mesma entrega.',
    ]);
    const foto = declarar();
    await chegar(banco.database, foto);
    expect((await concluir(cliente, 'solicitante', id, conclusao([foto]))).status).toBe(403);
    const dispensa = `/plano-amostragem/dispensas/${ids.upsl}`;
    expect((await cliente.put('gestora', dispensa, { dispensada: true })).status).toBe(422);
    const plano = await cliente.put<Schemas['PlanoAmostragem']>('gestora', dispensa, {
      dispensada: true,
      motivo: 'uma pessoa só',
    });
    expect(plano.corpo.dispensas).toMatchObject([{ lotacao: { id: ids.upsl }, motivo: 'uma pessoa só' }]);
    expect((await cliente.post('solicitante', `/fiscalizacoes/${id}/iniciar`, {})).status).toBe(200);
    const feita = await concluir(cliente, 'solicitante', id, conclusao([foto]));
    expect(feita.corpo.conclusao?.avisos).toContain('DISPENSA_DA_SEGREGACAO');
  });

  it('da pendente à ciência do fornecedor, com o cálculo do servidor e as duas horas', async () => {
    const { id } = await aberta(cliente, banco.database);
    const iniciada = await cliente.post<Fiscalizacao>('fiscal', `/fiscalizacoes/${id}/iniciar`, {});
    expect(iniciada.corpo).toMatchObject({ situacao: 'EM_ANDAMENTO', fiscal: { nome: 'Fábio Fiscal' } });
    const foto = declarar();
    await chegar(banco.database, foto);
    const enviada = conclusao([foto], {
      iniciadaEm: '2026-11-21T12:30:00.000Z',
      concluidaEm: '2026-11-21T12:50:00.000Z',
      enviadaEm: '2026-11-21T12:51:00.000Z',
    });
    const { corpo, status } = await concluir(cliente, 'fiscal', id, enviada);
    expect([status, corpo.situacao, corpo.resultado, corpo.nota, corpo.pontos]).toEqual([
      200,
      'REALIZADA',
      'CONFORME',
      1000,
      0,
    ]);
    // The phone is three hours wrong: its hours stay as it said them, and the reader is warned.
    expect(corpo.conclusao).toMatchObject({
      iniciadaEm: '2026-11-21T12:30:00.000Z',
      recebidaEm: emFortaleza('06:30'),
      avisos: expect.arrayContaining(['RELOGIO_ERRADO', 'SEM_RECEBIMENTO']),
      fotos: [{ uuid: foto.uuid, item: 'H1', foto: `${foto.uuid}-${foto.sha256}.jpg` }],
    });
    const recusa = { preposto: { nome: 'Paulo Preposto', ciencia: 'RECUSA' } };
    expect((await cliente.post('fiscal', `/fiscalizacoes/${id}/ciencia`, recusa)).status).toBe(422);
    const comMotivo = { preposto: { ...recusa.preposto, justificativa: 'discordo' } };
    const ciente = await cliente.post<Fiscalizacao>('fiscal', `/fiscalizacoes/${id}/ciencia`, comMotivo);
    expect(ciente.corpo).toMatchObject({ situacao: 'CIENTE_FORNECEDOR', conclusao: { preposto: comMotivo.preposto } });
    expect(ciente.corpo.historico.map(({ evento }) => evento)).toEqual(['abrir', 'iniciar', 'concluir', 'darCiencia']);
  });

  it('com o relógio do aparelho três horas errado as contas são pela hora certa, também depois de retificada', async () => {
    const { id } = await aberta(cliente, banco.database);
    const foto = declarar();
    await chegar(banco.database, foto);
    // It is 06:30 in Fortaleza; the phone says 09:30.
    const enviada = conclusao([foto], {
      iniciadaEm: '2026-11-21T12:10:00.000Z',
      concluidaEm: '2026-11-21T12:28:00.000Z',
      enviadaEm: '2026-11-21T12:30:00.000Z',
    });
    const feita = await concluir(cliente, 'fiscal', id, enviada);
    const certa = {
      concluidaEm: '2026-11-21T12:28:00.000Z',
      avisos: expect.arrayContaining(['RELOGIO_ERRADO']),
      calculo: { amostraDescartarEm: '2026-11-24T09:28:00.000Z' },
    };
    expect(feita.corpo.conclusao).toMatchObject(certa);
    const { respostas: dadas, fotosDeclaradas, assinatura } = enviada;
    const retificacao = { respostas: dadas, fotosDeclaradas, assinatura, clienteUuid: randomUUID(), motivo: 'nome' };
    const url = `/fiscalizacoes/${id}/retificar`;
    const retificada = await cliente.post<Fiscalizacao>('gestora', url, retificacao, feita.etag);
    expect([retificada.status, retificada.corpo.versoes]).toEqual([200, 2]);
    expect(retificada.corpo.conclusao).toMatchObject(certa);
  });

  it('o aparelho que começou sem sinal conclui o que ainda está pendente; o mesmo envio de novo responde o mesmo (15.18)', async () => {
    const { id } = await aberta(cliente, banco.database);
    const foto = declarar();
    const corpo = conclusao([foto], { enviadaEm: '2026-11-20T12:00:00Z' });
    const primeira = await concluir(cliente, 'fiscal', id, corpo);
    expect(primeira.corpo).toMatchObject({ situacao: 'AGUARDANDO_FOTOS', fotosFaltando: 1, fotos: 1 });
    // The answer was lost: the device tries again, later by its clock.
    const segunda = await concluir(cliente, 'fiscal', id, { ...corpo, enviadaEm: '2026-11-20T12:01:00Z' });
    expect([segunda.status, segunda.corpo.versoes]).toEqual([200, 1]);
    const outra = await concluir(cliente, 'gestora', id, { ...corpo, clienteUuid: randomUUID() });
    expect([outra.status, outra.corpo.detail]).toEqual([409, 'Fábio Fiscal já concluiu esta fiscalização às 06:30.']);
  });

  it('a última foto completa; antes dela, não', async () => {
    const { id } = await aberta(cliente, banco.database);
    const fotos = [declarar(), declarar('TERMOMETRO')];
    const preposto = { nome: 'Paulo', ciencia: 'ACEITA' as const };
    await concluir(cliente, 'fiscal', id, conclusao(fotos, { preposto }));
    await receberFoto(cliente, banco.database, fotos[0] as Declarada);
    expect(await obter(id)).toMatchObject({ situacao: 'AGUARDANDO_FOTOS', fotosFaltando: 1 });
    await receberFoto(cliente, banco.database, declarar());
    expect((await obter(id)).situacao).toBe('AGUARDANDO_FOTOS');
    await receberFoto(cliente, banco.database, fotos[1] as Declarada);
    expect(await obter(id)).toMatchObject({ situacao: 'CIENTE_FORNECEDOR', fotosFaltando: 0 });
  });

  it('a última foto completa também quando vem sem identificador, pelos seus bytes', async () => {
    const { id } = await aberta(cliente, banco.database);
    const bytes = await jpeg();
    const foto = { ...declarar(), sha256: sha256De(bytes), bytes: bytes.length };
    await concluir(cliente, 'fiscal', id, conclusao([foto]));
    const enviar = (corpo: Buffer) =>
      cliente.enviar('fiscal', `/fotos?lotacaoId=${ids.upsl}&contexto=MARMITA`, corpo, 'image/jpeg');
    expect((await enviar(await jpeg())).status).toBe(201);
    expect((await obter(id)).situacao).toBe('AGUARDANDO_FOTOS');
    expect((await enviar(bytes)).status).toBe(201);
    expect(await obter(id)).toMatchObject({ situacao: 'REALIZADA', fotosFaltando: 0 });
    const termo = await cliente.baixar('gestora', `/fiscalizacoes/${id}/termo`);
    expect(termo.bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
  });

  it('um item crítico não conforme reprova, avisa o gestor e o monitoramento, e conta no desconto do dia', async () => {
    const { id } = await aberta(cliente, banco.database);
    const foto = declarar();
    await chegar(banco.database, foto);
    const { corpo } = await concluir(
      cliente,
      'fiscal',
      id,
      conclusao([foto], { respostas: respostas(foto, inseto(foto)) }),
    );
    expect(corpo).toMatchObject({
      resultado: 'REPROVADA',
      criticos: 1,
      pontos: 20,
      descontoDoDia: { pontos: 20, descontoPct: 2 },
    });
    expect(
      await rows(banco.database, sql`select autoridades from notificacoes where evento = 'FALHA_CRITICA'`),
    ).toEqual([{ autoridades: ['AL_GESTOR', 'AL_MONITORAMENTO'] }]);
  });

  it('o que falta ou não confere volta em sentenças, com o lugar de cada uma, e nada é gravado', async () => {
    const { id } = await aberta(cliente, banco.database);
    const foto = declarar();
    const semFoto = await concluir(cliente, 'fiscal', id, conclusao([foto], { fotosDeclaradas: [] }));
    expect(semFoto.corpo.errors?.map(({ detail }) => detail)).toContain(
      'Inclua ao menos uma foto para concluir a fiscalização.',
    );
    const semTexto = respostas(foto, { item: 'D2', resposta: 'NAO_CONFORME' });
    const recusada = await concluir(cliente, 'fiscal', id, conclusao([foto], { respostas: semTexto }));
    expect([recusada.status, recusada.corpo.detail]).toEqual([
      422,
      'Diga o que não está conforme no item D2 — Substituição autorizada e equivalente.',
    ]);
    expect((await obter(id)).situacao).toBe('PENDENTE');
  });

  it('o formulário editado no meio não muda a fiscalização começada', async () => {
    const { id } = await aberta(cliente, banco.database);
    const iniciada = (await cliente.post<Fiscalizacao>('fiscal', `/fiscalizacoes/${id}/iniciar`, {})).corpo;
    const { corpo: antigo } = await cliente.get<Schemas['Formulario']>(
      'gestora',
      `/formularios/${iniciada.formularioId}`,
    );
    const { titulo, faixasDesconto, notas } = antigo;
    const secoes = antigo.secoes.slice(1);
    const novo = { titulo, faixasDesconto, notas, secoes, contratoId: null, versaoAnterior: antigo.versao };
    const publicado = await cliente.post<Schemas['Formulario']>('gestora', '/formularios', novo);
    expect([publicado.status, publicado.corpo.versao]).toEqual([201, antigo.versao + 1]);
    expect((await cliente.post('gestora', '/formularios', novo)).status).toBe(409);
    const deVolta = { ...novo, secoes: antigo.secoes, versaoAnterior: antigo.versao + 1 };
    expect((await cliente.post('gestora', '/formularios', deVolta)).status).toBe(201);
    const foto = declarar();
    await chegar(banco.database, foto);
    const { corpo } = await concluir(cliente, 'fiscal', id, conclusao([foto], { formularioId: publicado.corpo.id }));
    expect(corpo).toMatchObject({ situacao: 'REALIZADA', conclusao: { formularioId: antigo.id } });
  });

  describe('o aparelho que começou sem sinal, e o formulário editado enquanto isso', () => {
    const emVigor = async () => {
      const { corpo } = await cliente.get<Schemas['FiscalizacoesDoDia']>('fiscal', '/fiscalizacoes/do-dia');
      return corpo.formularios[0] as Schemas['Formulario'];
    };
    const publicar = async (de: Schemas['Formulario'], mudanca: Partial<Schemas['NovoFormulario']>) => {
      const { titulo, faixasDesconto, notas, secoes, versao: versaoAnterior } = de;
      const novo = { titulo, faixasDesconto, notas, secoes, contratoId: null, versaoAnterior, ...mudanca };
      const { corpo, status } = await cliente.post<Schemas['Formulario']>('gestora', '/formularios', novo);
      expect(status).toBe(201);
      return corpo;
    };

    it.each(['iniciar', 'concluir'])('fica com o que mostrou, dito ao %s', async quando => {
      const { id } = await aberta(cliente, banco.database);
      const mostrado = await emVigor();
      // Without the first section, so that answers to the form before would be refused.
      const editado = await publicar(mostrado, { secoes: mostrado.secoes.slice(1) });
      expect((await emVigor()).id).toBe(editado.id);
      const formularioId = mostrado.id;
      if (quando === 'iniciar') {
        const url = `/fiscalizacoes/${id}/iniciar`;
        expect((await cliente.post<Fiscalizacao>('fiscal', url, { formularioId })).corpo.formularioId).toBe(
          mostrado.id,
        );
        // The phone's next read of the day still brings the form it was shown.
        expect((await emVigor()).id).toBe(mostrado.id);
      }
      const foto = declarar();
      await chegar(banco.database, foto);
      const corpo = conclusao([foto], quando === 'concluir' ? { formularioId } : {});
      const feita = await concluir(cliente, 'fiscal', id, corpo);
      expect([feita.status, feita.corpo.conclusao?.formularioId]).toEqual([200, mostrado.id]);
      await publicar(editado, { secoes: mostrado.secoes });
    });

    it('o de outro contrato não vale, e o que não existe é dito', async () => {
      const { id } = await aberta(cliente, banco.database);
      const vigente = await emVigor();
      const [contrato] = await rows<{ id: number }>(
        banco.database,
        sql`insert into contratos
            (numero, processo, lote, fornecedor_id, vigencia_inicio, vigencia_fim, valor_total_centavos)
          select '099/2026', processo, lote, fornecedor_id, vigencia_inicio, vigencia_fim, 1 from contratos where id = 1
          returning id`,
      );
      const { id: outro } = await publicar({ ...vigente, versao: 0 }, { contratoId: contrato?.id ?? 0 });
      const iniciar = (formularioId: number) =>
        cliente.post<Fiscalizacao>('fiscal', `/fiscalizacoes/${id}/iniciar`, { formularioId });
      expect((await iniciar(999_999)).status).toBe(404);
      expect((await iniciar(outro)).corpo.formularioId).toBe(vigente.id);
    });
  });

  it('o rascunho de versão maior fica, venha de que aparelho vier', async () => {
    const { id } = await aberta(cliente, banco.database);
    await cliente.post('fiscal', `/fiscalizacoes/${id}/iniciar`, {});
    const guardar = (rascunhoVersao: number, valor: number) =>
      cliente.put<Schemas['RascunhoGuardado']>('fiscal', `/fiscalizacoes/${id}/respostas`, {
        rascunhoVersao,
        respostas: [{ item: 'E1', valor }],
      });
    expect((await guardar(2, 4)).corpo.rascunhoVersao).toBe(2);
    expect((await guardar(1, 1)).corpo).toMatchObject({
      rascunhoVersao: 2,
      respostas: [{ valor: 4 }],
      guardadoPor: 'Fábio Fiscal',
    });
    expect((await obter(id)).rascunho).toMatchObject({ rascunhoVersao: 2, fotos: [] });
    const foto = declarar();
    const em = '2026-11-21T09:40:00.000Z';
    const com = { rascunhoVersao: 3, respostas: [{ item: 'H1', fotos: [foto.uuid], em }], fotos: [foto] };
    await cliente.put('fiscal', `/fiscalizacoes/${id}/respostas`, com);
    expect((await obter(id)).rascunho).toMatchObject(com);
  });

  it('a retificação é outra versão; a anterior continua legível, e as faltas dela não contam mais', async () => {
    const { id } = await aberta(cliente, banco.database);
    const foto = declarar();
    await chegar(banco.database, foto);
    const feita = await concluir(
      cliente,
      'fiscal',
      id,
      conclusao([foto], { respostas: respostas(foto, inseto(foto)) }),
    );
    const { clienteUuid: _, iniciadaEm: __, concluidaEm: ___, ...conteudo } = conclusao([foto]);
    const retificacao = { ...conteudo, clienteUuid: randomUUID(), motivo: 'era uma folha' };
    const url = `/fiscalizacoes/${id}/retificar`;
    expect((await cliente.post('fiscal', url, retificacao, feita.etag)).status).toBe(403);
    expect((await cliente.post('gestora', url, retificacao)).status).toBe(428);
    expect((await cliente.post('gestora', url, retificacao, '"1"')).status).toBe(412);
    const { corpo, status } = await cliente.post<Fiscalizacao>('gestora', url, retificacao, feita.etag);
    expect([status, corpo.resultado, corpo.versoes, corpo.fiscal?.nome]).toEqual([200, 'CONFORME', 2, 'Fábio Fiscal']);
    const versoes = (await cliente.get<Schemas['VersaoFiscalizacao'][]>('gestora', `/fiscalizacoes/${id}/versoes`))
      .corpo;
    expect(versoes.map(({ numero, vigente, calculo }) => [numero, vigente, calculo.resultado])).toEqual([
      [2, true, 'CONFORME'],
      [1, false, 'REPROVADA'],
    ]);
    expect(
      await rows(banco.database, sql`select count(*)::int as n from nao_conformidades_fiscalizacao where vigente`),
    ).toEqual([{ n: 0 }]);
  });

  it('o lugar vai inteiro ou não vai, a retificação o mantém, as coordenadas são da gestão, e some com a pessoa', async () => {
    const { id } = await aberta(cliente, banco.database);
    const foto = declarar();
    await chegar(banco.database, foto);
    const em = '2026-11-21T09:49:00.000Z';
    const coordenadas = { latitude: -2_530_721, longitude: -44_306_780, precisaoM: 12 };
    const com = (lugar: object) =>
      concluir(cliente, 'fiscal', id, conclusao([foto], { lugar: lugar as Schemas['LugarDaFiscalizacao'] }));
    for (const [lugar, detalhe] of [
      [{ situacao: 'GUARDADO', em, latitude: 1 }, 'O lugar guardado vem com latitude, longitude e precisão.'],
      [{ situacao: 'RECUSADO', em, ...coordenadas }, 'Sem lugar guardado não há coordenadas.'],
    ] as const) {
      const { status, corpo } = await com(lugar);
      expect([status, corpo.errors]).toEqual([422, [{ pointer: '/lugar', detail: detalhe }]]);
    }
    const lugar = { situacao: 'GUARDADO', em, ...coordenadas };
    await banco.database.execute(sql`update fotos set tirada_em = '2026-11-21T11:50:00Z' where uuid = ${foto.uuid}`);
    const feita = await com(lugar);
    expect(feita.corpo.conclusao).toMatchObject({
      fotos: [{ tiradaEm: '2026-11-21T11:50:00.000Z', deOutraHora: false }],
    });
    expect(feita.corpo.conclusao?.avisos).not.toContain('FOTO_DE_OUTRA_HORA');
    await banco.database.execute(sql`update fotos set tirada_em = '2026-11-20T11:50:00Z' where uuid = ${foto.uuid}`);
    expect((await obter(id)).conclusao).toMatchObject({
      fotos: [{ tiradaEm: '2026-11-20T11:50:00.000Z', deOutraHora: true }],
      avisos: expect.arrayContaining(['FOTO_DE_OUTRA_HORA']),
    });
    expect(feita.corpo.conclusao?.lugar).toEqual(lugar);
    const { clienteUuid: _, iniciadaEm: __, concluidaEm: ___, ...conteudo } = conclusao([foto]);
    const retificacao = { ...conteudo, clienteUuid: randomUUID(), motivo: 'era uma folha' };
    const url = `/fiscalizacoes/${id}/retificar`;
    const nova = await cliente.post<Fiscalizacao>('gestora', url, retificacao, feita.etag);
    expect([nova.corpo.versoes, nova.corpo.conclusao?.lugar]).toEqual([2, lugar]);
    const naUnidade = await cliente.get<Fiscalizacao>('solicitante', `/fiscalizacoes/${id}`);
    expect(naUnidade.corpo.conclusao?.lugar).toEqual({ situacao: 'GUARDADO', em });

    const { id: fiscal = 0 } = nova.corpo.fiscal ?? {};
    const desfeita = banco.database.transaction(async tx => {
      const idos = await cliente.pegar(AnonimizacaoRepository).deleteOwn(tx, { id: fiscal, email: '' } as Titular);
      throw new Error(`${idos.lugares_fiscalizacao} lugares`);
    });
    await expect(desfeita).rejects.toThrow('2 lugares');
  });

  it('o termo é um PDF marcado, da versão em vigor ou de outra', async () => {
    const { id } = await aberta(cliente, banco.database);
    expect((await cliente.baixar('gestora', `/fiscalizacoes/${id}/termo`)).status).toBe(409);
    const foto = declarar();
    await chegar(banco.database, foto);
    await concluir(cliente, 'fiscal', id, conclusao([foto], { respostas: respostas(foto, inseto(foto)) }));
    const termo = await cliente.baixar('gestora', `/fiscalizacoes/${id}/termo`);
    expect([termo.status, termo.tipo]).toEqual([200, 'application/pdf']);
    expect(termo.bytes.toString('latin1')).toContain('/MarkInfo');
    expect((await cliente.baixar('gestora', `/fiscalizacoes/${id}/termo?versao=2`)).status).toBe(404);
  });

  it('o termo diz o dia e a hora de descartar a amostra pelo relógio da unidade, também à noite', async () => {
    const { id } = await aberta(cliente, banco.database);
    const foto = declarar();
    await chegar(banco.database, foto);
    cliente.em(emFortaleza('21:31'));
    const horas = { iniciadaEm: emFortaleza('21:10'), concluidaEm: emFortaleza('21:30') };
    const { corpo } = await concluir(cliente, 'fiscal', id, conclusao([foto], horas));
    // 72 hours later it is already the 25th in UTC.
    expect(corpo.conclusao?.calculo.amostraDescartarEm).toBe('2026-11-25T00:30:00.000Z');
    const { bytes } = await cliente.baixar('gestora', `/fiscalizacoes/${id}/termo`);
    const escrito = textosDoPdf(bytes).join(' ');
    expect(escrito).toContain('amostra a descartar a partir de');
    expect(escrito).toContain('24/11/2026 às 21:30.');
    expect(escrito).not.toContain('25/11/2026 às 00:30');
  });

  it('não realizada e cancelada dizem por quê, e são um fim', async () => {
    const { id, etag } = await aberta(cliente, banco.database);
    const url = (passo: string) => `/fiscalizacoes/${id}/${passo}`;
    expect((await cliente.post('fiscal', url('nao-realizar'), { motivo: '' })).status).toBe(422);
    expect((await cliente.post('fiscal', url('cancelar'), { motivo: 'não' }, etag)).status).toBe(403);
    const feita = await cliente.post<Fiscalizacao>('fiscal', url('nao-realizar'), { motivo: 'rebelião' });
    expect(feita.corpo).toMatchObject({ situacao: 'NAO_REALIZADA', motivo: 'rebelião', acoes: [] });
    expect((await concluir(cliente, 'fiscal', id, conclusao([declarar()]))).status).toBe(409);
  });

  it('designa só quem pode fiscalizar na lotação', async () => {
    const { id, etag } = await aberta(cliente, banco.database);
    const designar = (usuarioId: number, ifMatch = etag) =>
      cliente.post<Fiscalizacao>('gestora', `/fiscalizacoes/${id}/designar`, { usuarioId }, ifMatch);
    expect((await designar(4)).status).toBe(422);
    expect((await designar(3)).status).toBe(422);
    expect((await designar(5)).corpo.designado).toEqual({ id: 5, nome: 'Fábio Fiscal' });
    expect((await designar(5)).status).toBe(412);
    const minhas = await cliente.get<Schemas['PaginaFiscalizacoes']>('fiscal', '/fiscalizacoes?minhas=true');
    expect(minhas.corpo).toMatchObject({ total: 1, porSituacao: { PENDENTE: 1, REALIZADA: 0 } });
  });

  it('o aparelho leva o dia inteiro; com o mesmo ETag não baixa nada', async () => {
    const { id } = await aberta(cliente, banco.database);
    const { corpo, etag } = await cliente.get<Schemas['FiscalizacoesDoDia']>('fiscal', '/fiscalizacoes/do-dia');
    expect(corpo).toMatchObject({
      fiscalizacoes: [{ id, confirmadas: 108 }],
      formularios: [{ titulo: 'Fiscalização de Entrega de Refeição' }],
    });
    expect(corpo.formularios.map(formulario => formulario.id)).toEqual([corpo.fiscalizacoes[0]?.formularioId]);
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  });

  it('o aparelho sabe se a foto guarda o lugar: não, até que o parâmetro mude, e então baixa de novo', async () => {
    const ler = () => cliente.get<Schemas['FiscalizacoesDoDia']>('fiscal', '/fiscalizacoes/do-dia');
    const antes = await ler();
    expect(antes.corpo.fotoGuardaLugar).toBe(false);
    await banco.database.execute(sql`insert into parametros (chave) values ('fotoGuardaLugar')`);
    await banco.database.execute(
      sql`insert into vigencias_parametro (chave, vale_de, valor) values ('fotoGuardaLugar', '2026-01-01', 'true')`,
    );
    try {
      const depois = await ler();
      expect(depois.corpo.fotoGuardaLugar).toBe(true);
      expect(depois.etag).not.toBe(antes.etag);
    } finally {
      await banco.database.execute(sql`delete from vigencias_parametro where chave = 'fotoGuardaLugar'`);
      await banco.database.execute(sql`delete from parametros where chave = 'fotoGuardaLugar'`);
    }
  });

  it('a lista filtra, conta por situação e recusa a lotação de outro', async () => {
    const { id } = await aberta(cliente, banco.database);
    const listar = (busca: string, quem: 'gestora' | 'doAcre' | 'solicitante' = 'gestora') =>
      cliente.get<Schemas['PaginaFiscalizacoes'] & Problema>(quem, `/fiscalizacoes?${busca}`);
    const achados = await Promise.all(
      [
        '',
        `situacao=PENDENTE,EM_ANDAMENTO`,
        `de=${AMANHA}&ate=${AMANHA}`,
        `lotacaoId=${ids.upsl}`,
        'fornecedorId=1',
        `tipoAlimentacaoId=${ids.cafe}`,
        'origem=MANUAL',
        'busca=F2026',
        'busca=upsl',
        'ordem=-prazo',
        'ordem=lotacao',
        'ordem=nota',
        'ordem=-realizadaEm',
      ].map(async busca => (await listar(busca)).corpo.itens.map(each => each.id)),
    );
    expect(achados).toEqual(achados.map(() => [id]));
    for (const busca of ['situacao=REALIZADA', 'resultado=REPROVADA', 'fiscalId=5', 'criticas=true', 'busca=xyz']) {
      expect((await listar(busca)).corpo.total).toBe(0);
    }
    expect((await listar('situacao=OUTRA')).status).toBe(422);
    expect((await listar('', 'doAcre')).corpo.total).toBe(0);
    expect((await listar(`lotacaoId=${ids.upsl}`, 'doAcre')).status).toBe(403);
    expect((await cliente.get('doAcre', `/fiscalizacoes/${id}`)).status).toBe(403);
    expect((await cliente.get('gestora', '/fiscalizacoes/999')).status).toBe(404);
  });

  it('o pedido cancelado leva a fiscalização que ninguém começou', async () => {
    const { id, pedido } = await aberta(cliente, banco.database);
    cliente.em('2026-11-20T20:00:00.000Z');
    const { etag } = await cliente.get('gestora', `/pedidos/${pedido?.id}`);
    const { corpo: motivos } = await cliente.get<Schemas['Motivo'][]>('gestora', '/motivos?contexto=CANCELAMENTO');
    const decisao = { motivoId: motivos[0]?.id, texto: 'engano' };
    expect((await cliente.post('gestora', `/pedidos/${pedido?.id}/cancelamento`, decisao, etag)).status).toBe(200);
    expect(await obter(id)).toMatchObject({ situacao: 'CANCELADA', motivo: 'O pedido foi cancelado.' });
  });

  it('o sorteio garante o mínimo da semana, uma vez por entrega, também depois de horas parado', async () => {
    await banco.database.execute(sql`truncate sorteios_fiscalizacao cascade`);
    await confirmado(cliente, banco.database);
    await sortear();
    // A Saturday with two deliveries and no week before: both are needed for the minimum of three.
    const sorteadas = await rows(banco.database, sql`select origem, situacao from fiscalizacoes order by id`);
    expect(sorteadas).toEqual([
      { origem: 'ROTINA', situacao: 'PENDENTE' },
      { origem: 'ROTINA', situacao: 'PENDENTE' },
    ]);
    cliente.em(emFortaleza('06:40'));
    await sortear();
    expect((await rows(banco.database, sql`select id from fiscalizacoes`)).length).toBe(2);
    expect(
      (await rows(banco.database, sql`select evento from notificacoes where evento = 'FISCALIZACAO_PENDENTE'`)).length,
    ).toBe(2);
  });

  it('a entrega cuja janela passou enquanto o sistema estava parado não é sorteada', async () => {
    await banco.database.execute(sql`truncate sorteios_fiscalizacao cascade`);
    await confirmado(cliente, banco.database);
    cliente.em(emFortaleza('09:30'));
    await sortear();
    expect(await rows(banco.database, sql`select sorteada, chance from sorteios_fiscalizacao`)).toEqual([
      { sorteada: false, chance: 0 },
      { sorteada: false, chance: 0 },
    ]);
  });

  it('o plano de amostragem tem versão e fica na trilha', async () => {
    const { corpo, etag } = await cliente.get<Schemas['PlanoAmostragem']>('gestora', '/plano-amostragem');
    const regras = { ...corpo.regras, minimoSemanal: 4 };
    expect((await cliente.put('gestora', '/plano-amostragem', regras)).status).toBe(428);
    const alterado = await cliente.put<Schemas['PlanoAmostragem']>('gestora', '/plano-amostragem', regras, etag);
    expect(alterado.corpo).toMatchObject({ regras: { minimoSemanal: 4 }, alteradoPor: 'Gestora Geral' });
    expect((await cliente.put('gestora', '/plano-amostragem', regras, etag)).status).toBe(412);
    await cliente.put('gestora', '/plano-amostragem', corpo.regras, alterado.etag);
  });

  it('a prévia do formulário é o cálculo de verdade, e diz o que há de errado', async () => {
    const { corpo: lista } = await cliente.get<Schemas['FormularioResumido'][]>('gestora', '/formularios');
    const { corpo } = await cliente.get<Schemas['Formulario']>('gestora', `/formularios/${lista[0]?.id}`);
    const { titulo, secoes, faixasDesconto, notas } = corpo;
    const formulario = { titulo, secoes, faixasDesconto, notas };
    const previa = (mudanca: object) =>
      cliente.post<Schemas['ResultadoDaPrevia']>('gestora', '/formularios/previa', {
        formulario,
        respostas: [{ item: 'E5', resposta: 'NAO_CONFORME' }],
        ...mudanca,
      });
    expect((await previa({ atrasoMin: 31 })).corpo.resultado).toMatchObject({ resultado: 'REPROVADA', pontos: 30 });
    const sobreposta = { ...formulario, faixasDesconto: [...faixasDesconto, { de: 3, descontoPct: 9 }] };
    expect((await previa({ formulario: sobreposta })).corpo).toMatchObject({
      resultado: null,
      erros: expect.arrayContaining([
        expect.objectContaining({ pointer: expect.stringMatching(/^\/formulario\/faixasDesconto/) }),
      ]),
    });
  });

  it('as seções se incluem, renomeiam, movem e removem; a fiscalização que começa as tem nessa ordem', async () => {
    const { corpo: lista } = await cliente.get<Schemas['FormularioResumido'][]>('gestora', '/formularios');
    const { corpo } = await cliente.get<Schemas['Formulario']>('gestora', `/formularios/${lista[0]?.id}`);
    const { titulo, secoes, faixasDesconto, notas, contratoId, versao } = corpo;
    const molde = secoes.flatMap(({ itens }) => itens).find(({ tipo }) => tipo === 'CONFORMIDADE');
    const nova = { codigo: 'Z', titulo: 'Descarte', itens: [{ ...molde, codigo: 'Z1', titulo: 'Sobra pesada' }] };
    const [primeira, segunda, ...outras] = secoes;
    const mudadas = [segunda, { ...primeira, titulo: 'Chegada' }, ...outras.slice(0, -1), nova, outras.at(-1)];
    type Resposta = Schemas['Formulario'] & Schemas['Problema'];
    const publicar = (novas: readonly unknown[], versaoAnterior = versao) =>
      cliente.post<Resposta>('gestora', '/formularios', {
        ...{ titulo, faixasDesconto, notas, contratoId, versaoAnterior },
        secoes: novas,
      });
    const recusas: [readonly unknown[], string, string][] = [
      [[...mudadas, { ...nova, itens: [{ ...molde, codigo: 'Z2' }] }], 'codigo', 'Já há uma seção com esta letra.'],
      [[...secoes, { ...nova, codigo: 'Y' }], 'itens/0/codigo', 'começa com a letra da seção'],
      [[...secoes, { ...nova, itens: [] }], 'itens', 'Deve ter ao menos 1 item.'],
      [[...secoes, { ...nova, titulo: '' }], 'titulo', 'Deve ter ao menos 1 caractere.'],
      [[...secoes, { ...nova, titulo: '   ' }], 'titulo', 'Dê um título à seção.'],
    ];
    for (const [quais, onde, frase] of recusas) {
      const { status, corpo } = await publicar(quais);
      const errors = corpo.errors?.filter(({ pointer }) => pointer.endsWith(`/secoes/${quais.length - 1}/${onde}`));
      expect([onde, status, errors]).toEqual([
        onde,
        422,
        [expect.objectContaining({ detail: expect.stringContaining(frase) })],
      ]);
    }
    const publicada = await publicar(mudadas);
    const lidas = publicada.corpo.secoes.map(({ codigo, titulo }) => `${codigo} ${titulo}`);
    expect(publicada.status).toBe(201);
    expect(lidas.slice(0, 2)).toEqual([`${segunda?.codigo} ${segunda?.titulo}`, `${primeira?.codigo} Chegada`]);
    expect(lidas.at(-2)).toBe('Z Descarte');
    const uma = await aberta(cliente, banco.database);
    const iniciada = await cliente.post<Fiscalizacao>('fiscal', `/fiscalizacoes/${uma.id}/iniciar`, {});
    expect(iniciada.corpo.formularioId).toBe(publicada.corpo.id);
    expect((await publicar(secoes, publicada.corpo.versao)).corpo.secoes).toEqual(secoes);
  });

  it('o uuid de outra fiscalização não serve', async () => {
    const uma = await aberta(cliente, banco.database);
    const foto = declarar();
    await concluir(cliente, 'fiscal', uma.id, conclusao([foto], { clienteUuid: UUID_NULO }));
    const nova = { origem: 'MANUAL', pedidoId: uma.pedido?.id, tipoAlimentacaoId: ids.almoco };
    const { corpo } = await cliente.post<Fiscalizacao>('gestora', '/fiscalizacoes', nova);
    expect((await concluir(cliente, 'fiscal', corpo.id, conclusao([foto], { clienteUuid: UUID_NULO }))).status).toBe(
      409,
    );
  });

  it('o formulário de um contrato parte do padrão e vale só nele; a começada antes fica com o seu', async () => {
    const antes = await aberta(cliente, banco.database);
    const iniciar = async (id: number) =>
      (await cliente.post<Fiscalizacao>('fiscal', `/fiscalizacoes/${id}/iniciar`, {})).corpo.formularioId;
    const padraoId = await iniciar(antes.id);
    const { corpo: padrao } = await cliente.get<Schemas['Formulario']>('gestora', `/formularios/${padraoId}`);
    const { titulo, secoes, faixasDesconto } = padrao;
    const notas = { conforme: 95, atencao: 80, naoConforme: 60 };
    const proprio = { titulo, secoes, faixasDesconto, notas, contratoId: 1, versaoAnterior: 0 };
    const publicar = (corpo: object) => cliente.post<Schemas['Formulario']>('gestora', '/formularios', corpo);
    const { status, corpo } = await publicar(proprio);
    expect([status, corpo.versao, corpo.contrato?.id, padrao.contratoId]).toEqual([201, 1, 1, null]);
    expect((await publicar(proprio)).status).toBe(409);
    expect((await publicar({ ...proprio, contratoId: 9999 })).status).toBe(404);
    const nova = { origem: 'MANUAL', pedidoId: antes.pedido?.id, tipoAlimentacaoId: ids.almoco };
    const depois = await cliente.post<Fiscalizacao>('gestora', '/fiscalizacoes', nova);
    expect(await iniciar(depois.corpo.id)).toBe(corpo.id);
    expect((await obter(antes.id)).formularioId).toBe(padraoId);
  });
});
