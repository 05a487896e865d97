import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

// security.md B5 (OWASP): argon2id, which is this library's default algorithm.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class SenhasService {
  private readonly ninguem = hash('a senha de ninguém', OPTIONS);

  gerarHash(senha: string): Promise<string> {
    return hash(senha, OPTIONS);
  }

  /** With no hash the same work is done on nobody's, so that the time does not tell whether the person exists. */
  async confere(senha: string, senhaHash: string | undefined): Promise<boolean> {
    const igual = await verify(senhaHash ?? (await this.ninguem), senha);
    return igual && senhaHash !== undefined;
  }
}
