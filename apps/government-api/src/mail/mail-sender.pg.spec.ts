import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { prepararBanco } from '../../test/kit/banco.ts';
import { Clock } from '../clock/clock.ts';
import { rows } from '../database/database.ts';
import { mailSettings, smtpUrl } from './mail.settings.ts';
import { MailOutbox } from './mail-outbox.ts';
import { MailSender } from './mail-sender.ts';

Logger.overrideLogger(false);

type Resposta = 'aceita' | 'recusa para sempre' | 'recusa agora' | 'some no meio' | 'cala depois de receber';

describe('o correio', () => {
  const banco = prepararBanco();
  let agora = Date.parse('2026-11-20T12:00:00Z');
  const clock = Object.assign(new Clock(), { now: () => new Date(agora) });
  const sinal = new AbortController().signal;

  let recebidas: { para: string; conteudo: string }[] = [];
  let respostas: Record<string, Resposta> = {};
  let servidor: SMTPServer;
  let porta: number;

  const erro = (responseCode: number) => Object.assign(new Error('mailbox says no'), { responseCode });
  beforeAll(async () => {
    servidor = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 200,
      onRcptTo({ address }, _session, done) {
        const resposta = respostas[address];
        if (resposta === 'recusa para sempre') return done(erro(550));
        if (resposta === 'recusa agora') return done(erro(451));
        return done();
      },
      onData(stream, session, done) {
        const para = session.envelope.rcptTo[0]?.address ?? '';
        const partes: Buffer[] = [];
        stream.on('data', (parte: Buffer) => partes.push(parte));
        stream.on('end', () => {
          if (respostas[para] === 'some no meio') return done(erro(421));
          recebidas.push({ para, conteudo: Buffer.concat(partes).toString() });
          // In the other case the mail is accepted, but the answer never comes.
          if (respostas[para] !== 'cala depois de receber') done();
        });
      },
    });
    servidor.on('error', () => undefined);
    await new Promise<void>(resolve => servidor.listen(0, '127.0.0.1', () => resolve()));
    porta = (servidor.server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise<void>(resolve => servidor.close(() => resolve())));

  beforeEach(async () => {
    agora = Date.parse('2026-11-20T12:00:00Z');
    recebidas = [];
    respostas = {};
    await banco.database.execute(sql`truncate emails, anexos_emails restart identity`);
  });

  const correio = (endereco = `smtp://127.0.0.1:${porta}`) => {
    const settings = mailSettings(smtpUrl(endereco), 'Alipen <nao-responda@orgao.gov.br>', 'https://alipen.gov.br/');
    const outbox = new MailOutbox(settings);
    const sender = new MailSender(settings, banco.database, outbox, clock);
    return { outbox, sender };
  };
  /** Limits the wait where the answer never comes. It is long enough that a busy machine is not taken for a silent server. */
  const impaciente = () => {
    const { sender } = correio();
    sender.timeouts = { connection: 10_000, answer: 3_000 };
    return sender;
  };
  const pedir = (chave: string, ...para: string[]) =>
    correio().outbox.add(
      banco.database,
      sql`select ${chave}::text as chave, value as para, 'Pedido 812 devolvido'::text as assunto,
          'Corrija & envie <hoje>.'::text as texto
        from jsonb_array_elements_text(${JSON.stringify(para)}::jsonb)`,
      new Date(agora),
    );
  const situacoes = async () =>
    (
      await rows<{ para: string; situacao: string; tentativas: number }>(
        banco.database,
        sql`select para, situacao, tentativas from emails order by id`,
      )
    ).map(({ para, situacao, tentativas }) => `${para} ${situacao} ${tentativas}`);
  const passar = (minutos: number) => {
    agora += minutos * 60_000;
  };

  it('cada endereço recebe uma vez, em texto e em html, e o evento repetido não manda outra', async () => {
    await pedir('a', 'um@x.gov.br', 'dois@x.gov.br');
    await pedir('a', 'um@x.gov.br');
    expect(await correio().sender.sendDue(sinal)).toBe(2);
    await pedir('a', 'um@x.gov.br');
    expect(await correio().sender.sendDue(sinal)).toBe(0);
    expect(recebidas.map(({ para }) => para)).toEqual(['um@x.gov.br', 'dois@x.gov.br']);
    // Long lines are folded on the way.
    const conteudo = (recebidas[0]?.conteudo ?? '').replaceAll('=\r\n', '');
    expect(conteudo).toMatch(/^From: Alipen <nao-responda@orgao\.gov\.br>/m);
    expect(conteudo).toMatch(/^Subject: Pedido 812 devolvido/m);
    expect(conteudo).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(conteudo).toMatch(/^Message-ID: <[0-9a-f]{32}@orgao\.gov\.br>/im);
    expect(conteudo).toContain('Corrija & envie <hoje>.');
    expect(conteudo).toContain('Corrija &amp; envie &lt;hoje&gt;.');
    expect(conteudo).toContain('Abra o Alipen: https://alipen.gov.br/');
  });

  it('uma carta para fora leva os arquivos, linha por linha e sem o endereço do sistema', async () => {
    const carta = {
      chave: 'emissao-lista:1|a',
      referencia: 'emissao-lista:1',
      para: ['boa@mesa.com.br', 'cozinha@mesa.com.br'],
      assunto: 'Lista de refeições',
      texto: 'Primeira linha\nSegunda linha',
      anexos: [{ nome: 'lista.pdf', tipo: 'application/pdf', conteudo: Buffer.from('%PDF-1.7').toString('base64') }],
    };
    const { outbox, sender } = correio();
    await outbox.addLetter(banco.database, carta, new Date(agora));
    await outbox.addLetter(banco.database, carta, new Date(agora));
    expect(await sender.sendDue(sinal)).toBe(2);
    const conteudo = (recebidas[1]?.conteudo ?? '').replaceAll('=\r\n', '');
    expect(conteudo).toContain('filename=lista.pdf');
    // The end of the line and its padding are folded away above.
    expect(conteudo).toContain('JVBERi0xLjc');
    expect(conteudo).toContain('Primeira linha<br>Segunda linha');
    expect(conteudo).not.toContain('alipen.gov.br/');
    const feito = { chave: carta.chave, referencia: carta.referencia, situacao: 'ENVIADO', terminadoEm: agora };
    const enviados = await outbox.ofReferences(banco.database, [carta.referencia, 'emissao-lista:2']);
    expect(enviados).toEqual(carta.para.map(para => ({ ...feito, para })));
    // Old files are deleted; that the mail was sent, and to whom, stays.
    await outbox.deleteBefore(banco.database, new Date(agora + 1));
    expect(await outbox.attachmentsOf(banco.database, carta.chave)).toEqual([]);
    expect(await outbox.ofReferences(banco.database, [carta.referencia])).toHaveLength(2);
  });

  it('a recusa definitiva fica à vista com o motivo e não impede os outros', async () => {
    respostas = { 'nao@x.gov.br': 'recusa para sempre' };
    await pedir('a', 'nao@x.gov.br', 'sim@x.gov.br');
    await expect(correio().sender.sendDue(sinal)).rejects.toThrow(/1 sent; .*mailbox says no/);
    expect(await situacoes()).toEqual(['nao@x.gov.br RECUSADO 1', 'sim@x.gov.br ENVIADO 1']);
    passar(600);
    expect(await correio().sender.sendDue(sinal)).toBe(0);
  });

  it('a recusa de agora é tentada mais tarde, e chega uma vez', async () => {
    respostas = { 'ocupado@x.gov.br': 'recusa agora' };
    await pedir('a', 'ocupado@x.gov.br');
    await expect(correio().sender.sendDue(sinal)).rejects.toThrow('451');
    expect(await correio().sender.sendDue(sinal)).toBe(0);
    respostas = {};
    passar(1);
    expect(await correio().sender.sendDue(sinal)).toBe(1);
    expect(recebidas).toHaveLength(1);
    expect(await situacoes()).toEqual(['ocupado@x.gov.br ENVIADO 2']);
  });

  it('sem servidor ninguém perde a vez: tudo espera, e chega uma vez quando ele volta', async () => {
    await pedir('a', 'um@x.gov.br', 'dois@x.gov.br');
    await expect(correio('smtp://127.0.0.1:1').sender.sendDue(sinal)).rejects.toThrow(/0 sent; .*ECONNREFUSED/);
    expect(await situacoes()).toEqual(['um@x.gov.br PENDENTE 1', 'dois@x.gov.br PENDENTE 1']);
    passar(5);
    expect(await correio().sender.sendDue(sinal)).toBe(2);
    expect(recebidas).toHaveLength(2);
  });

  it('a resposta perdida depois da mensagem inteira: não se sabe, e não se manda outra', async () => {
    respostas = { 'mudo@x.gov.br': 'cala depois de receber' };
    await pedir('a', 'mudo@x.gov.br');
    await expect(impaciente().sendDue(sinal)).rejects.toThrow(/Timeout/i);
    passar(60);
    await correio().sender.sendDue(sinal);
    expect(await situacoes()).toEqual(['mudo@x.gov.br INCERTO 1']);
    expect(recebidas).toHaveLength(1);
  });

  it('o servidor que recusa a mensagem depois de a ouvir é tentado de novo', async () => {
    respostas = { 'um@x.gov.br': 'some no meio' };
    await pedir('a', 'um@x.gov.br');
    await expect(correio().sender.sendDue(sinal)).rejects.toThrow('421');
    respostas = {};
    passar(2);
    expect(await correio().sender.sendDue(sinal)).toBe(1);
    expect(recebidas).toHaveLength(1);
  });

  it('o processo que morre durante o envio não faz o próximo mandar de novo', async () => {
    await pedir('a', 'um@x.gov.br');
    await correio().outbox.take(banco.database, new Date(agora));
    await expect(correio().sender.sendDue(sinal)).rejects.toThrow('1 interrupted');
    expect(await situacoes()).toEqual(['um@x.gov.br INCERTO 1']);
    expect(recebidas).toEqual([]);
  });

  it('o que já foi resolvido e o que já não serve não saem', async () => {
    await pedir('resolvido', 'um@x.gov.br');
    await correio().outbox.withdraw(banco.database, ['resolvido'], new Date(agora));
    await pedir('velho', 'um@x.gov.br');
    passar(13 * 60);
    await expect(correio().sender.sendDue(sinal)).rejects.toThrow('too late');
    expect(recebidas).toEqual([]);
    expect(await situacoes()).toEqual(['um@x.gov.br VENCIDO 0', 'um@x.gov.br VENCIDO 0']);
  });

  it('sem servidor configurado nada é guardado', async () => {
    const outbox = new MailOutbox(null);
    await outbox.add(banco.database, sql`select 'a' as chave, 'a@b' as para, 'a' as assunto, 'a' as texto`, new Date());
    expect(await situacoes()).toEqual([]);
    expect(await new MailSender(null, banco.database, outbox, clock).sendDue(sinal)).toBe(0);
  });
});
