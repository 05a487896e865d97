import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** security.md B5 (OWASP): argon2id, which is this library's default algorithm. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Task = { readonly senha: string; readonly contra?: string };
type Answer = { readonly hash?: string; readonly igual?: boolean; readonly erro?: string };

/** A text, so that it runs the same from the sources and from the build. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const { hashSync, verifySync } = require(workerData.library);
parentPort.on('message', ({ senha, contra }) => {
  try {
    parentPort.postMessage(contra === undefined
      ? { hash: hashSync(senha, workerData.options) }
      : { igual: verifySync(contra, senha) });
  } catch (error) {
    parentPort.postMessage({ erro: String(error) });
  }
});`;

type Waiting = { resolve(answer: Answer): void; reject(error: Error): void };

/**
 * Works on one password at a time in a thread of its own, so that the pool that files, names and images share never waits for it.
 * The thread starts with the first password, keeps no process alive while idle, and is replaced when it dies.
 */
export class SenhasThread {
  private worker: Worker | undefined;
  private waiting: Waiting | undefined;

  ask(task: Task): Promise<Answer> {
    if (this.waiting) throw new Error('one password at a time');
    this.worker ??= this.begin();
    const { worker } = this;
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      worker.ref();
      worker.postMessage(task);
    });
  }

  private begin(): Worker {
    const worker = new Worker(PROGRAM, {
      eval: true,
      workerData: { library: createRequire(import.meta.url).resolve('@node-rs/argon2'), options: OPTIONS },
    });
    worker.on('message', (answer: Answer) => {
      worker.unref();
      const who = this.take();
      if (answer.erro) who?.reject(new Error(answer.erro));
      else who?.resolve(answer);
    });
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.worker === worker) this.worker = undefined;
      this.take()?.reject(new Error('the thread of the passwords ended'));
    });
    return worker;
  }

  private take(): Waiting | undefined {
    const { waiting } = this;
    this.waiting = undefined;
    return waiting;
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }
}
