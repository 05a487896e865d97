import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { recusaDaSenha } from './senha.rules.ts';

// security.md B5 (OWASP): argon2id, which is this library's default algorithm.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class SenhasService {
  private readonly ninguem = hash('a senha de ninguém', OPTIONS);
  private comuns: Promise<ReadonlySet<string>> | undefined;

  gerarHash(senha: string): Promise<string> {
    return hash(senha, OPTIONS);
  }

  /** With no hash the same work is done on nobody's, so that the time does not tell whether the person exists. */
  async confere(senha: string, senhaHash: string | undefined): Promise<boolean> {
    const igual = await verify(senhaHash ?? (await this.ninguem), senha);
    return igual && senhaHash !== undefined;
  }

  /** Why this person must not have this password, in words. */
  async recusa(senha: string, quem: { cpf: string; matricula: string }): Promise<string | undefined> {
    this.comuns ??= lerComuns();
    return recusaDaSenha(senha, quem, await this.comuns);
  }
}

/** 18,000 passwords of eight characters or more that leaked most often; read when a password is first chosen. */
async function lerComuns(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(senha => senha.length >= 8));
}
