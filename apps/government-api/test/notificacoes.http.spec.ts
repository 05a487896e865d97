import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { Clock, FUSO_DA_AGENCIA } from '../src/clock/clock.ts';
import { Database, rows } from '../src/database/database.ts';
import type { MailSettings } from '../src/mail/mail.settings.ts';
import { MailOutbox } from '../src/mail/mail-outbox.ts';
import { EmailsRepository } from '../src/notificacoes/emails.repository.ts';
import { textoDoResumo } from '../src/notificacoes/emails.rules.ts';
import type { Fato, Fatos } from '../src/notificacoes/notificacoes.regras.table.ts';
import { NotificacoesService } from '../src/notificacoes/notificacoes.service.ts';
import { ResumoDeEmails } from '../src/notificacoes/resumo.service.ts';
import { dia, prepararServidor, type Quem } from './kit/servidor.ts';

type Schemas = components['schemas'];
const URL = '/ms-alipen/notificacoes';
const HOJE = new Clock().today(FUSO_DA_AGENCIA);

describe('notificações', () => {
  const servidor = prepararServidor();
  const service = () => servidor.app.get(NotificacoesService);
  let minha: { id: number; nome: string };
  let outra: { id: number; nome: string };

  const listar = async (quem: Quem, query = ''): Promise<Schemas['PaginaNotificacoes']> =>
    (await servidor.como(quem).get(`${URL}${query}`).expect(200)).body;
  const contar = async (quem: Quem): Promise<Schemas['ContagemNotificacoes']> =>
    (await servidor.como(quem).get(`${URL}/contagem`).expect(200)).body;
  const titulos = async (quem: Quem, query = '') => (await listar(quem, query)).itens.map(({ titulo }) => titulo);

  const doDia = (lotacao: { id: number; nome: string } = minha) => ({
    lotacaoId: lotacao.id,
    lotacao: lotacao.nome,
    data: dia(1),
  });
  const doPedido = (versao = 2, lotacao = minha) => ({
    ...doDia(lotacao),
    pedidoId: 901,
    numero: '2026-000901',
    versao,
  });

  beforeAll(async () => {
    const lotacaoDe = async (cpf: string) => {
      const [lotacao] = await rows<{ id: number; nome: string }>(
        servidor.database,
        sql`select l.id, l.nome from usuarios u join lotacoes l on l.id = u.lotacao_id where u.cpf = ${cpf}`,
      );
      if (!lotacao) throw new Error('sem lotação');
      return lotacao;
    };
    minha = await lotacaoDe('52998224725');
    outra = await lotacaoDe('28001238938');
  });
  beforeEach(() =>
    servidor.database.execute(
      sql`truncate notificacoes, leituras_notificacoes, marcos_de_leitura restart identity cascade`,
    ),
  );

  it('cada um lê as suas: da lotação, do perfil', async () => {
    await service().emitir(servidor.database, 'SEM_PEDIDO_2H', [
      { ...doDia(), hora: '18:00' },
      { ...doDia(outra), hora: '18:00' },
    ]);
    await service().emitir(servidor.database, 'PEDIDO_ENVIADO', [doPedido(2, outra)]);
    expect(await titulos('solicitante')).toEqual(['Falta enviar o pedido: limite às 18:00']);
    expect((await listar('solicitante')).itens[0]?.lotacao).toEqual(minha);
    expect(await titulos('atendimento')).toEqual(['Pedido 2026-000901 enviado']);
    expect(await titulos('gestora')).toEqual([]);
    expect(await titulos('fiscal')).toEqual([]);
    expect((await listar('outraSolicitante')).itens[0]?.resolvidaEm).not.toBeNull();
    expect(await contar('outraSolicitante')).toEqual({ aVer: 0, pendencias: 0 });
  });

  it('o mesmo evento duas vezes é uma notificação; outra vez do mesmo pedido é outra', async () => {
    const devolver = (versao: number) =>
      service().emitir(servidor.database, 'PEDIDO_DEVOLVIDO', [{ ...doPedido(versao), motivo: 'Quantidade' }]);
    expect([await devolver(2), await devolver(2), await devolver(4)]).toEqual([1, 0, 1]);
    expect(await contar('solicitante')).toEqual({ aVer: 2, pendencias: 2 });
    await service().emitir(servidor.database, 'PEDIDO_ENVIADO', [doPedido(5)]);
    expect(await contar('solicitante')).toEqual({ aVer: 0, pendencias: 0 });
  });

  it('a pendência lida continua a contar; o aviso lido não', async () => {
    await service().emitir(servidor.database, 'PEDIDO_DEVOLVIDO', [doPedido()]);
    await service().emitir(servidor.database, 'ENTREGA_HOJE', [{ ...doDia(), refeicoes: 'Almoço, Jantar' }]);
    expect(await contar('solicitante')).toEqual({ aVer: 2, pendencias: 1 });
    for (const { id } of (await listar('solicitante')).itens) {
      await servidor.como('solicitante').put(`${URL}/${id}/leitura`).expect(200);
    }
    expect(await contar('solicitante')).toEqual({ aVer: 1, pendencias: 1 });
    const { itens } = await listar('solicitante');
    expect(itens.map(({ tipo, lida }) => [tipo, lida])).toEqual([
      ['PENDENCIA', true],
      ['AVISO', true],
    ]);
  });

  it('marcar todas lê até a que estava na tela, e o que chega depois continua por ler', async () => {
    await service().emitir(servidor.database, 'ENTREGA_HOJE', [{ ...doDia(), refeicoes: 'Almoço' }]);
    const [naTela] = (await listar('solicitante')).itens;
    await service().emitir(servidor.database, 'PEDIDO_CONFIRMADO', [doPedido()]);
    const resposta = await servidor.como('solicitante').put(`${URL}/leitura`).send({ ate: naTela?.id }).expect(200);
    expect(resposta.body).toEqual({ aVer: 1, pendencias: 0 });
    expect(await titulos('solicitante', '?aVer=true')).toEqual(['Pedido 2026-000901 confirmado']);
    // A number beyond the last notification marks only what exists.
    await servidor.como('solicitante').put(`${URL}/leitura`).send({ ate: 2_000_000_000 }).expect(200);
    await service().emitir(servidor.database, 'PEDIDO_RECUSADO', [doPedido()]);
    expect((await contar('solicitante')).aVer).toBe(1);
  });

  it('uma leva de 1.444 é uma instrução, e a contagem para em cem', async () => {
    const todas = Array.from({ length: 1444 }, (_, n) => ({ ...doPedido(), pedidoId: n + 1, numero: `2026-${n}` }));
    expect(await service().emitir(servidor.database, 'PEDIDO_ENVIADO', todas)).toBe(1444);
    expect(await contar('atendimento')).toEqual({ aVer: 100, pendencias: 0 });
    const pagina = await listar('atendimento', '?pagina=73&tamanho=20');
    expect([pagina.total, pagina.itens.length]).toEqual([1444, 4]);
  });

  it('filtra por tipo, e o que pede atenção vem primeiro', async () => {
    await service().emitir(servidor.database, 'PEDIDO_DEVOLVIDO', [doPedido()]);
    await service().emitir(servidor.database, 'PEDIDO_CONFIRMADO', [{ ...doPedido(), pedidoId: 902 }]);
    const ultimo = (await listar('solicitante')).itens[0]?.id;
    await servidor.como('solicitante').put(`${URL}/leitura`).send({ ate: ultimo }).expect(200);
    expect((await listar('solicitante')).itens.map(({ tipo }) => tipo)).toEqual(['PENDENCIA', 'AVISO']);
    expect((await listar('solicitante', '?tipo=AVISO')).itens.map(({ tipo }) => tipo)).toEqual(['AVISO']);
  });

  it('por e-mail vai à lotação e a quem pede por ela e tem endereço, uma vez cada um', async () => {
    await servidor.database.execute(sql`update lotacoes set email = 'Unidade@orgao.gov.br' where id = ${minha.id}`);
    await servidor.database.execute(sql`update usuarios set email = 'unidade@orgao.gov.br' where cpf = '52998224725'`);
    await servidor.database.execute(sql`update usuarios set email = 'gestora@orgao.gov.br' where cpf = '11144477735'`);
    await service().emitir(servidor.database, 'PEDIDO_DEVOLVIDO', [{ ...doPedido(), motivo: 'Quantidade' }]);
    await service().emitir(servidor.database, 'PEDIDO_EMERGENCIAL', [doPedido(4, outra)]);
    const correio = servidor.app.get(EmailsRepository).mailsOf([1, 2], true, HOJE);
    expect(await rows(servidor.database, sql`select para, assunto from (${correio}) c order by para`)).toEqual([
      { para: 'gestora@orgao.gov.br', assunto: 'Pedido emergencial 2026-000901' },
      { para: 'unidade@orgao.gov.br', assunto: 'Pedido 2026-000901 devolvido' },
    ]);
  });

  describe('o que cada pessoa recebe por e-mail', () => {
    const ESCOLHA = `${URL}/emails`;
    const escolher = (quem: Quem, recusados: string[]) => servidor.como(quem).put(ESCOLHA).send({ recusados });
    const formas = (quem: Quem, escolhas: Schemas['EscolhaDeForma'][]) =>
      servidor.como(quem).put(ESCOLHA).send({ escolhas });
    const paraQuem = async (aTodos = true) => {
      const ids = (await rows<{ id: number }>(servidor.database, sql`select id from notificacoes`)).map(({ id }) => id);
      const correio = servidor.app.get(EmailsRepository).mailsOf(ids, aTodos, HOJE);
      const lidos = await rows<{ para: string }>(servidor.database, sql`select para from (${correio}) c order by 1`);
      return lidos.map(({ para }) => para);
    };
    beforeEach(async () => {
      await servidor.database.execute(sql`truncate emails_recusados, preferencias_de_email`);
      await servidor.database.execute(sql`update lotacoes set email = 'lotacao@orgao.gov.br' where id = ${minha.id}`);
      await servidor.database.execute(sql`update usuarios set email = 'sonia@orgao.gov.br' where cpf = '52998224725'`);
    });

    it('é dos acontecimentos de um perfil dela, e no começo vai por e-mail o que sempre foi', async () => {
      const { body } = await servidor.como('solicitante').get(ESCOLHA).expect(200);
      const { email, alcance, itens } = body as Schemas['EscolhaDeEmails'];
      expect([email, alcance]).toEqual(['sonia@orgao.gov.br', undefined]);
      expect(itens.filter(({ recebe }) => recebe).map(({ evento, forma }) => [evento, forma])).toEqual(
        [
          ...['SEM_PEDIDO_2H', 'SEM_PEDIDO_30MIN', 'AVISO_DO_ATENDIMENTO', 'PEDIDO_DEVOLVIDO', 'PEDIDO_RECUSADO'],
          ...['RECEBIMENTO_DE_ONTEM', 'ENTREGA_INTERROMPIDA', 'ENTREGA_RETOMADA'],
          ...['ATIVIDADE_SUSPENSA', 'ATIVIDADE_RETOMADA', 'SUSPENSAO_RECUSADA'],
        ].map(evento => [evento, 'NA_HORA']),
      );
      expect(itens.find(({ evento }) => evento === 'PEDIDO_CONFIRMADO')).toMatchObject({ forma: 'SISTEMA' });
      expect(itens.find(({ evento }) => evento === 'PEDIDO_CANCELADO')).toMatchObject({ forma: 'NAO', padrao: 'NAO' });
      expect(itens.some(({ evento }) => evento === 'MEDICAO_A_ATESTAR')).toBe(false);
      const fiscal = (await servidor.como('fiscal').get(ESCOLHA).expect(200)).body as Schemas['EscolhaDeEmails'];
      expect(fiscal.alcance).toBe('TUDO');
      expect(fiscal.itens.find(({ evento }) => evento === 'MEDICAO_A_ATESTAR')?.forma).toBe('SISTEMA');
    });

    it('o que ela recusa não vai a ela; vai à lotação, e a pendência continua no sistema', async () => {
      const { body } = await escolher('solicitante', ['PEDIDO_DEVOLVIDO']).expect(200);
      expect(
        (body as Schemas['EscolhaDeEmails']).itens.filter(({ recebe, padrao }) => !recebe && padrao === 'NA_HORA'),
      ).toEqual([
        { evento: 'PEDIDO_DEVOLVIDO', tipo: 'PENDENCIA', recebe: false, forma: 'SISTEMA', padrao: 'NA_HORA' },
      ]);
      await service().emitir(servidor.database, 'PEDIDO_DEVOLVIDO', [doPedido()]);
      expect(await paraQuem()).toEqual(['lotacao@orgao.gov.br']);
      expect(await contar('solicitante')).toEqual({ aVer: 1, pendencias: 1 });

      await service().emitir(servidor.database, 'PEDIDO_RECUSADO', [doPedido()]);
      expect(await paraQuem()).toEqual(['lotacao@orgao.gov.br', 'lotacao@orgao.gov.br', 'sonia@orgao.gov.br']);
      await escolher('solicitante', []).expect(200);
      expect(await paraQuem()).toHaveLength(4);
    });

    it('a escolha de uma pessoa não é a de outra, e mudá-la fica no histórico uma vez', async () => {
      const mudancas = async () =>
        rows(servidor.database, sql`select from eventos where acao = 'definirEscolhaDeEmails'`);
      const antes = (await mudancas()).length;
      await escolher('outraSolicitante', ['PEDIDO_DEVOLVIDO', 'SEM_PEDIDO_2H']).expect(200);
      await escolher('outraSolicitante', ['SEM_PEDIDO_2H', 'PEDIDO_DEVOLVIDO']).expect(200);
      expect((await mudancas()).length - antes).toBe(1);
      const { body } = await servidor.como('solicitante').get(ESCOLHA).expect(200);
      const { itens } = body as Schemas['EscolhaDeEmails'];
      expect(itens.every(({ forma, padrao }) => forma === padrao)).toBe(true);
    });

    it('recusa quem não entrou, o que não existe, o que não vai por e-mail e o que é de outro perfil', async () => {
      await servidor.http().get(ESCOLHA).expect(401);
      await servidor.http().put(ESCOLHA).send({ recusados: [] }).expect(401);
      for (const alheio of ['RECADO', 'MEDICAO_ABERTA', 'PEDIDO_EMERGENCIAL']) {
        await escolher('solicitante', [alheio]).expect(422);
      }
      await escolher('solicitante', ['PEDIDO_DEVOLVIDO', 'PEDIDO_DEVOLVIDO']).expect(422);
      await servidor.como('solicitante').put(ESCOLHA).send({}).expect(200);
      const dobro = { evento: 'PEDIDO_CONFIRMADO', forma: 'RESUMO' } as const;
      await formas('solicitante', [dobro, { ...dobro, forma: 'NA_HORA' }]).expect(422);
      const { body: dita } = await formas('solicitante', [{ evento: 'PEDIDO_DEVOLVIDO', forma: 'NAO' }]).expect(422);
      expect(dita.detail).toBe('Este aviso não se desliga: o mínimo é recebê-lo só no sistema.');
      const { body } = await servidor.como('solicitante').get(ESCOLHA).expect(200);
      const { itens } = body as Schemas['EscolhaDeEmails'];
      expect(itens.every(({ forma, padrao }) => forma === padrao)).toBe(true);
    });

    it('o passo que ninguém espera só se conta a quem pediu, no sino e por e-mail', async () => {
      const cancelado = (n: number) => ({ ...doPedido(), pedidoId: n, numero: `2026-${n}`, tiposAlimentacao: [] });
      expect(await service().emitir(servidor.database, 'PEDIDO_CANCELADO', [cancelado(910)])).toBe(0);
      await formas('solicitante', [{ evento: 'PEDIDO_CANCELADO', forma: 'NA_HORA' }]).expect(200);
      expect(await service().emitir(servidor.database, 'PEDIDO_CANCELADO', [cancelado(911)])).toBe(1);
      expect(await service().emitir(servidor.database, 'PEDIDO_CANCELADO', [cancelado(911)])).toBe(0);
      expect(
        await service().emitir(servidor.database, 'PEDIDO_CANCELADO', [{ ...cancelado(912), ...doDia(outra) }]),
      ).toBe(0);
      expect(await titulos('solicitante')).toEqual(['Pedido 2026-911 cancelado']);
      expect(await contar('atendimento')).toEqual({ aVer: 0, pendencias: 0 });
      expect(await paraQuem(false)).toEqual(['sonia@orgao.gov.br']);
    });

    it('o resumo é um e-mail por dia, junta o que se repete e não diz o que já se resolveu', async () => {
      await formas('solicitante', [
        { evento: 'PEDIDO_CONFIRMADO', forma: 'RESUMO' },
        { evento: 'PEDIDO_DEVOLVIDO', forma: 'RESUMO' },
      ]).expect(200);
      await service().emitir(servidor.database, 'PEDIDO_CONFIRMADO', [doPedido(), { ...doPedido(), pedidoId: 902 }]);
      await service().emitir(servidor.database, 'PEDIDO_CONFIRMADO', [doPedido(2, outra)]);
      await service().emitir(servidor.database, 'PEDIDO_DEVOLVIDO', [doPedido()]);
      await service().emitir(servidor.database, 'PEDIDO_ENVIADO', [doPedido(3)]);
      const emails = servidor.app.get(EmailsRepository);
      const linhas = await emails.digests(servidor.database, new Date(Date.now() - 60_000), HOJE);
      expect(linhas.map(({ para, titulo }) => [para, titulo])).toEqual([
        ['sonia@orgao.gov.br', 'Pedido 2026-000901 confirmado'],
        ['sonia@orgao.gov.br', 'Pedido 2026-000901 confirmado'],
      ]);
      expect(textoDoResumo(linhas)).toMatch(/foi confirmado\. \(2 vezes\)/);
      expect(await paraQuem()).toEqual(['lotacao@orgao.gov.br', 'lotacao@orgao.gov.br', 'lotacao@orgao.gov.br']);
      const correio = new MailOutbox({ smtp: {}, from: 'alipen@orgao.gov.br', link: null } as unknown as MailSettings);
      const resumo = new ResumoDeEmails(servidor.app.get(Database), emails, correio, new Clock());
      expect([await resumo.enviar(), await resumo.enviar()]).toEqual([1, 0]);
      const enviados = await rows<{ para: string; assunto: string }>(
        servidor.database,
        sql`select para, assunto from emails where chave like 'resumo|%'`,
      );
      expect(enviados).toEqual([
        { para: 'sonia@orgao.gov.br', assunto: expect.stringMatching(/^Resumo de .*: 2 avisos$/) },
      ]);
    });

    it('quem responde por um contrato pode receber só do que é dele', async () => {
      await servidor.database.execute(
        sql`update usuarios set email = 'gestora@orgao.gov.br' where cpf = '11144477735'`,
      );
      const [dela] = await rows<{ contratoId: number; lotacaoId: number; outraId: number }>(
        servidor.database,
        sql`
          select cl.contrato_id as "contratoId", cl.lotacao_id as "lotacaoId", (
            select o.lotacao_id from contratos_lotacoes o where o.contrato_id <> cl.contrato_id
              and o.lotacao_id not in (select lotacao_id from contratos_lotacoes where contrato_id = cl.contrato_id) limit 1) as "outraId"
          from contratos_lotacoes cl where cl.inicio <= ${HOJE}::date and coalesce(cl.fim, ${HOJE}::date) >= ${HOJE}::date limit 1`,
      );
      if (!dela) throw new Error('sem contrato');
      await servidor.database.execute(sql`delete from designacoes`);
      await servidor.database.execute(sql`
        insert into designacoes (contrato_id, usuario_id, papel, qualidade, portaria, portaria_em, inicio, designada_em, designada_por)
        select ${dela.contratoId}, id, 'GESTOR', 'TITULAR', 'P 1', ${HOJE}::date, ${HOJE}::date - 1, now(), id
        from usuarios where cpf = '11144477735'`);
      const emergencial = (pedidoId: number, lotacaoId: number) => ({ ...doPedido(), pedidoId, lotacaoId });
      await service().emitir(servidor.database, 'PEDIDO_EMERGENCIAL', [
        emergencial(921, dela.lotacaoId),
        emergencial(922, dela.outraId),
      ]);
      expect((await paraQuem()).filter(para => para === 'gestora@orgao.gov.br')).toHaveLength(2);
      await servidor.como('gestora').put(ESCOLHA).send({ alcance: 'MEUS_CONTRATOS' }).expect(200);
      expect((await paraQuem()).filter(para => para === 'gestora@orgao.gov.br')).toHaveLength(1);
      const doContrato = { numero: '1/2026', fornecedor: 'F', fim: dia(80) };
      await service().emitir(servidor.database, 'CONTRATO_90_DIAS', [{ ...doContrato, contratoId: dela.contratoId }]);
      await servidor
        .como('gestora')
        .put(ESCOLHA)
        .send({ escolhas: [{ evento: 'CONTRATO_90_DIAS', forma: 'RESUMO' }] })
        .expect(200);
      const linhas = await servidor.app
        .get(EmailsRepository)
        .digests(servidor.database, new Date(Date.now() - 60_000), HOJE);
      expect(linhas.map(({ titulo }) => titulo)).toEqual(['Contrato 1/2026 termina em até 90 dias']);
    });
  });

  describe('termina quando a tabela de domain.md 12 diz, e não antes', () => {
    type Emissao = { [F in Fato]: readonly [F, Fatos[F]] }[Fato];
    const passo = () => doPedido();
    const limite = () => ({ ...doDia(), hora: '18:00' });
    const entrega = (tipoAlimentacaoId = 7) => ({ ...doPedido(), tipoAlimentacaoId, refeicao: 'Almoço' });
    const cancelado = () => ({ ...doPedido(), tiposAlimentacao: [6, 7] });
    const respondida = () => ({
      ...doPedido(),
      ...{ perguntaId: 11, perguntadaPor: 1, fornecedor: 'Sabor & Mesa', resposta: 'Não atende' },
    });
    const ocorrencia = (fiscalizacaoId: number | null = null) => ({
      ...doDia(),
      ...{ ocorrenciaId: 5, numero: 'O2026-000005', fornecedor: 'Sabor & Mesa', fiscalizacaoId },
    });
    const fiscalizacao = (versao = 1) => ({
      ...doDia(),
      ...{ fiscalizacaoId: 3, numero: 'F2026-000003', versao, refeicao: 'Almoço', fornecedor: null, pedidoId: 901 },
    });
    const prazo = () => ({ ...fiscalizacao(), ...{ designadoId: null, designado: null, edicao: 1, hora: '12:00' } });
    const falha = (versao?: number) => ({ ...fiscalizacao(versao), itens: ['Temperatura'] });
    const ajuste = (ajusteId = 4) => ({ ...doPedido(), ajusteId });
    const contrato = (contratoId = 1) => ({
      ...{ contratoId, numero: '018/2025', fornecedor: 'Sabor & Mesa' },
      ...{ fim: dia(80), executadoPct: 82 },
    });
    const acaba = () => ({ ...contrato(), ateMes: null, aviso: 'O saldo não paga.' });
    const mapa = () => ({ ...doDia(), versao: 1, motivo: 'Erro de lançamento' });
    const parada = () => ({
      ...{ ...doDia(), interrupcaoId: 3, fornecedor: 'Sabor & Mesa', ultimoDia: dia(2), refeicoes: null },
      ...{ motivo: 'Greve', dias: [dia(1), dia(2)] },
    });

    // Each row: what is told, what does not end it, and everything that ends it.
    type Linha = () => readonly [Emissao, readonly Emissao[], readonly Emissao[]];
    const linhas: [string, Linha][] = [
      [
        'sem pedido, duas horas antes: pedido enviado, em tempo, emergencial ou automático',
        () => [
          ['SEM_PEDIDO_2H', limite()],
          [
            ['PEDIDO_CONFIRMADO', passo()],
            ['PEDIDO_ENVIADO', doPedido(2, outra)],
          ],
          [
            ['PEDIDO_ENVIADO', passo()],
            ['PEDIDO_EMERGENCIAL', passo()],
            ['PROGRAMACAO_ENVIADA', doDia()],
          ],
        ],
      ],
      [
        'sem pedido no limite: pedido enviado, ou a programação pela unidade',
        () => [
          ['SEM_PEDIDO_NO_LIMITE', limite()],
          [['PEDIDO_CONFIRMADO', passo()]],
          [
            ['PEDIDO_EMERGENCIAL', passo()],
            ['PROGRAMACAO_ENVIADA', doDia()],
          ],
        ],
      ],
      [
        'devolvido: reenviado',
        () => [
          ['PEDIDO_DEVOLVIDO', passo()],
          [['PEDIDO_ENVIADO', { ...passo(), pedidoId: 902 }]],
          [
            ['PEDIDO_ENVIADO', passo()],
            ['PEDIDO_CANCELADO', cancelado()],
            ['PEDIDO_EXPIRADO', passo()],
          ],
        ],
      ],
      [
        'aumento pedido: respondido, aquele',
        () => [
          ['AUMENTO_PEDIDO', ajuste()],
          [
            ['AUMENTO_RESPONDIDO', ajuste(5)],
            ['PEDIDO_CONFIRMADO', passo()],
          ],
          [['AUMENTO_RESPONDIDO', ajuste()]],
        ],
      ],
      [
        'resposta do fornecedor: decidido o pedido',
        () => [
          ['PERGUNTA_RESPONDIDA', respondida()],
          [
            ['PEDIDO_ENVIADO', passo()],
            ['PEDIDO_CONFIRMADO', { ...passo(), pedidoId: 902 }],
          ],
          [
            ['PEDIDO_CONFIRMADO', passo()],
            ['PEDIDO_RECUSADO', passo()],
            ['PEDIDO_DEVOLVIDO', passo()],
            ['PEDIDO_CANCELADO', cancelado()],
            ['PEDIDO_EXPIRADO', passo()],
          ],
        ],
      ],
      [
        'emergencial: confirmado ou recusado (ou não existe mais)',
        () => [
          ['PEDIDO_EMERGENCIAL', passo()],
          [['RECEBIMENTO_COMPLETO', passo()]],
          [
            ['PEDIDO_CONFIRMADO', passo()],
            ['PEDIDO_RECUSADO', passo()],
            ['PEDIDO_CANCELADO', cancelado()],
          ],
        ],
      ],
      [
        'recebimento sem registro: registrado, aquela refeição; ou o pedido cancelado',
        () => [
          ['RECEBIMENTO_ATRASADO', entrega()],
          [
            ['RECEBIMENTO_REGISTRADO', entrega(6)],
            ['PEDIDO_CANCELADO', { ...cancelado(), pedidoId: 902 }],
          ],
          [
            ['RECEBIMENTO_REGISTRADO', entrega()],
            ['PEDIDO_CANCELADO', cancelado()],
          ],
        ],
      ],
      [
        'recebimento de ontem: registrado por inteiro, ou o pedido cancelado',
        () => [
          ['RECEBIMENTO_DE_ONTEM', passo()],
          [['RECEBIMENTO_REGISTRADO', entrega()]],
          [
            ['RECEBIMENTO_COMPLETO', passo()],
            ['PEDIDO_CANCELADO', cancelado()],
          ],
        ],
      ],
      [
        'fiscalização pendente: realizada, não realizada ou cancelada',
        () => [
          ['FISCALIZACAO_PENDENTE', fiscalizacao()],
          [['FISCALIZACAO_ENCERRADA', { ...fiscalizacao(), fiscalizacaoId: 8 }]],
          [
            ['FISCALIZACAO_ENCERRADA', fiscalizacao()],
            ['FISCALIZACAO_A_VENCER', prazo()],
          ],
        ],
      ],
      [
        'fiscalização a vencer: realizada, não realizada ou cancelada, ou outra pessoa designada',
        () => [
          ['FISCALIZACAO_A_VENCER', prazo()],
          [
            ['FISCALIZACAO_PENDENTE', fiscalizacao()],
            ['FISCALIZACAO_ENCERRADA', { ...fiscalizacao(), fiscalizacaoId: 8 }],
            ['FISCALIZACAO_DESIGNADA', { ...fiscalizacao(), fiscalizacaoId: 8 }],
          ],
          [
            ['FISCALIZACAO_ENCERRADA', fiscalizacao()],
            ['FISCALIZACAO_DESIGNADA', fiscalizacao()],
          ],
        ],
      ],
      [
        'falha crítica: decidida a ocorrência dela, ou concluída de novo',
        () => [
          ['FALHA_CRITICA', falha()],
          [
            ['OCORRENCIA_DECIDIDA', ocorrencia()],
            ['OCORRENCIA_DECIDIDA', ocorrencia(8)],
          ],
          [
            ['OCORRENCIA_DECIDIDA', ocorrencia(3)],
            ['FISCALIZACAO_ENCERRADA', fiscalizacao(2)],
          ],
        ],
      ],
      [
        'ocorrência respondida: decidida',
        () => [
          ['OCORRENCIA_RESPONDIDA', ocorrencia()],
          [['OCORRENCIA_DECIDIDA', { ...ocorrencia(), ocorrenciaId: 6 }]],
          [['OCORRENCIA_DECIDIDA', ocorrencia()]],
        ],
      ],
      [
        'ocorrência sem resposta: decidida, ou respondida afinal',
        () => [
          ['OCORRENCIA_SEM_RESPOSTA', ocorrencia()],
          [],
          [
            ['OCORRENCIA_DECIDIDA', ocorrencia()],
            ['OCORRENCIA_RESPONDIDA', ocorrencia()],
          ],
        ],
      ],
      [
        'contrato a 90 dias do fim: renovado; aos 60 e aos 30 diz-se de novo',
        () => [
          ['CONTRATO_90_DIAS', contrato()],
          [
            ['CONTRATO_EM_DIA', contrato(2)],
            ['SALDO_EM_DIA', contrato()],
          ],
          [
            ['CONTRATO_60_DIAS', contrato()],
            ['CONTRATO_30_DIAS', contrato()],
            ['CONTRATO_EM_DIA', contrato()],
          ],
        ],
      ],
      [
        'contrato a 30 dias do fim: renovado',
        () => [['CONTRATO_30_DIAS', contrato()], [['SALDO_EM_DIA', contrato()]], [['CONTRATO_EM_DIA', contrato()]]],
      ],
      [
        'saldo em aviso: recomposto, ou já em alerta',
        () => [
          ['SALDO_EM_AVISO', contrato()],
          [['CONTRATO_EM_DIA', contrato()]],
          [
            ['SALDO_EM_ALERTA', contrato()],
            ['SALDO_EM_DIA', contrato()],
          ],
        ],
      ],
      [
        'empenhos que acabam: com saldo até o fim do contrato',
        () => [['EMPENHO_ACABA', acaba()], [['SALDO_EM_DIA', contrato()]], [['EMPENHO_EM_DIA', contrato()]]],
      ],
      [
        'três dias muito acima do efetivo: anotado no mapa daquela lotação',
        () => [
          ['DIVERGENCIA_REPETIDA', { ...doDia(), dias: 3 }],
          [['MAPA_ANOTADO', doDia(outra)]],
          [['MAPA_ANOTADO', doDia()]],
        ],
      ],
      [
        'dia não fechado: fechado',
        () => [['DIA_NAO_FECHADO', doDia()], [['PEDIDO_ENVIADO', passo()]], [['DIA_FECHADO', doDia()]]],
      ],
      [
        'mapa reaberto: fechado de novo',
        () => [['MAPA_REABERTO', mapa()], [['PEDIDO_ENVIADO', passo()]], [['DIA_FECHADO', doDia()]]],
      ],
      [
        'entrega interrompida: retomada, na mesma lotação',
        () => [
          ['ENTREGA_INTERROMPIDA', parada()],
          [['ENTREGA_RETOMADA', { ...parada(), ...doDia(outra) }]],
          [['ENTREGA_RETOMADA', parada()]],
        ],
      ],
      [
        'sem pedido no limite: a entrega daquele dia foi interrompida, e não a de outro',
        () => [
          ['SEM_PEDIDO_NO_LIMITE', { ...doDia(), hora: '18:00' }],
          [['ENTREGA_INTERROMPIDA', { ...parada(), dias: [] }]],
          [['ENTREGA_INTERROMPIDA', parada()]],
        ],
      ],
    ];

    const emitir = <F extends Fato>([fato, contexto]: readonly [F, Fatos[F]]) =>
      service().emitir(servidor.database, fato, [contexto]);
    const aberta = async (evento: Fato) => {
      const abertas = await rows(
        servidor.database,
        sql`select from notificacoes where evento = ${evento} and resolvida_em is null`,
      );
      return abertas.length > 0;
    };

    it.each(linhas)('%s', async (_nome, linha) => {
      const [contada, alheias, fins] = linha();
      for (const fim of fins) {
        await servidor.database.execute(sql`truncate notificacoes restart identity cascade`);
        for (const emissao of [contada, ...alheias]) await emitir(emissao);
        expect(await aberta(contada[0])).toBe(true);
        await emitir(fim);
        expect([fim[0], await aberta(contada[0])]).toEqual([fim[0], false]);
      }
    });
  });

  it('recusa quem não entrou, a que não é da pessoa e a que não existe', async () => {
    await service().emitir(servidor.database, 'PEDIDO_DEVOLVIDO', [doPedido()]);
    const [{ id } = { id: 0 }] = (await listar('solicitante')).itens;
    await servidor.http().get(URL).expect(401);
    await servidor.http().put(`${URL}/leitura`).send({ ate: 1 }).expect(401);
    await servidor.como('outraSolicitante').put(`${URL}/${id}/leitura`).expect(404);
    await servidor.como('gestora').put(`${URL}/${id}/leitura`).expect(404);
    await servidor.como('solicitante').put(`${URL}/999999/leitura`).expect(404);
    await servidor.como('solicitante').put(`${URL}/x/leitura`).expect(422);
    await servidor.como('solicitante').put(`${URL}/leitura`).send({ ate: 0 }).expect(422);
    await servidor.como('solicitante').put(`${URL}/leitura`).send({}).expect(422);
    await servidor.como('solicitante').get(`${URL}?tipo=RECADO`).expect(422);
    await servidor.como('solicitante').get(`${URL}?tamanho=101`).expect(422);
  });
});
