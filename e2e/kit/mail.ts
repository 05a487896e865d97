import { createServer, type Socket } from 'node:net';

interface CapturedMail {
  to: string[];
  /** The message with its wrapped lines joined again, so that addresses in it can be read. */
  text: string;
}

const unfold = (raw: string) =>
  raw.replaceAll(/=\r?\n/g, '').replaceAll(/(?:=[0-9A-F]{2})+/g, run => decodeURIComponent(run.replaceAll('=', '%')));

/** A mail server that takes everything and delivers nothing. */
export async function captureMail(port: number) {
  const mails: CapturedMail[] = [];
  const open = new Set<Socket>();
  const server = createServer(socket => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    const say = (line: string) => socket.write(`${line}\r\n`);
    let [held, to, inData] = ['', [] as string[], false];
    const hear = (line: string) => {
      if (/^RCPT TO:/i.test(line)) to.push(line.slice(8).replaceAll(/[<>\s]/g, ''));
      inData = /^DATA/i.test(line);
      if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n');
      return say(inData ? '354 go on' : '250 ok');
    };
    say('220 captured');
    socket.on('data', piece => {
      held += piece.toString('latin1');
      for (;;) {
        const end = held.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const heard = held.slice(0, end);
        held = held.slice(end + (inData ? 5 : 2));
        if (!inData) {
          hear(heard);
          continue;
        }
        mails.push({ to, text: unfold(heard) });
        [to, inData] = [[], false];
        say('250 taken');
      }
    });
  });
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  return {
    mails,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'alipen@orgao.example' },
    stop: () => {
      for (const socket of open) socket.destroy();
      return new Promise<void>(resolve => server.close(() => resolve()));
    },
  };
}
