import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Turns } from '../http/turns.ts';
import { recusaDaSenha } from './senha.rules.ts';
import { SenhasThread } from './senhas-thread.ts';

/** Less than the gateway's wait for a sign-in (6 s): whoever waits longer would only hear that time ran out (ADR 92). */
const ESPERA_MS = 4_000;
/** As many as one thread answers in that time, at 20 ms each. */
export const NA_FILA = 200;

/** Nobody's password, compared where the person does not exist. */
const DE_NINGUEM = '$argon2id$v=19$m=19456,t=2,p=1$Fu37VzpuLmRi3FYKQi1Arg$MrqeI0vzj6PCt3VkO0JL71tpwFj1uERR82WVRTXcna4';

@Injectable()
export class SenhasService implements OnApplicationShutdown {
  private readonly thread = new SenhasThread();
  readonly fila = new Turns({
    places: 1,
    most: NA_FILA,
    waitMs: ESPERA_MS,
    refusal: () =>
      problema('capacidade-reduzida', {
        detail: 'Muitas pessoas estão entrando ao mesmo tempo. Tente de novo em alguns segundos.',
        retryAfter: 3,
      }),
  });
  private comuns: Promise<ReadonlySet<string>> | undefined;

  async gerarHash(senha: string): Promise<string> {
    const { hash } = await this.fila.run(() => this.thread.ask({ senha }));
    return hash ?? '';
  }

  /** Without a hash the same work is done on DE_NINGUEM, so that the time does not tell whether the person exists. */
  async confere(senha: string, senhaHash: string | undefined): Promise<boolean> {
    const { igual } = await this.fila.run(() => this.thread.ask({ senha, contra: senhaHash ?? DE_NINGUEM }));
    return igual === true && senhaHash !== undefined;
  }

  onApplicationShutdown(): Promise<void> {
    return this.thread.close();
  }

  async recusa(senha: string, quem: { cpf: string; matricula: string }): Promise<string | undefined> {
    this.comuns ??= lerComuns();
    return recusaDaSenha(senha, quem, await this.comuns);
  }
}

/** The 18,000 most leaked passwords of eight characters or more, read when a password is first chosen. */
async function lerComuns(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(senha => senha.length >= 8));
}
