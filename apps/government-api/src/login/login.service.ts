import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { SigningKeysService } from '../auth/signing-keys.service.ts';
import { TokensService } from '../auth/tokens.service.ts';
import { Database } from '../database/database.ts';
import { EventosService } from '../eventos/eventos.service.ts';
import { UsuariosService } from '../usuarios/usuarios.service.ts';

type Schemas = components['schemas'];

@Injectable()
export class LoginService {
  constructor(
    private readonly database: Database,
    private readonly usuarios: UsuariosService,
    private readonly tokens: TokensService,
    private readonly keys: SigningKeysService,
    private readonly eventos: EventosService,
  ) {}

  async entrar(credenciais: Schemas['Credenciais'], requestId: string): Promise<Schemas['TokenEmitido']> {
    const pessoa = await this.usuarios.autenticar(credenciais);
    if (!pessoa) throw problema('credenciais-invalidas', { detail: 'Usuário ou senha inválidos' });
    const token = await this.tokens.issue(pessoa);
    await this.eventos.registrar(
      this.database,
      { ...pessoa, requestId },
      { acao: 'entrar', entidade: 'usuarios', entidadeId: pessoa.usuarioId },
    );
    return { token };
  }

  async chaves(): Promise<Schemas['ConjuntoDeChaves']> {
    const { jwks } = await this.keys.current();
    return { keys: jwks.map(jwk => jwk as Schemas['ChavePublica']) };
  }
}
