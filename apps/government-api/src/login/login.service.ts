import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { type Problema, problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { JWTPayload } from 'jose';
import { SigningKeysService } from '../auth/signing-keys.service.ts';
import { Database, type Transaction } from '../database/database.ts';
import { type Chegada, SessoesService } from '../sessoes/sessoes.service.ts';
import { UsuariosService } from '../usuarios/usuarios.service.ts';
import { maisQueASenha } from './entrada-por-chave.rules.ts';
import { EntradaPorChaveService } from './entrada-por-chave.service.ts';
import { cpfOf, levelOf, rolesOf, weaknessOf } from './identity.rules.ts';
import { IdentityProvider, ProviderAway } from './identity-provider.ts';
import type { ProviderSettings } from './provider.settings.ts';

type Schemas = components['schemas'];
type Origem = Omit<Chegada, 'forma' | 'nivelDaConta'>;

@Injectable()
export class LoginService {
  constructor(
    private readonly database: Database,
    private readonly usuarios: UsuariosService,
    private readonly sessoes: SessoesService,
    private readonly porChave: EntradaPorChaveService,
    private readonly keys: SigningKeysService,
    private readonly provedor: IdentityProvider,
  ) {}

  async entrar(credenciais: Schemas['Credenciais'], origem: Origem): Promise<Schemas['TokenEmitido']> {
    // Outside any transaction, because checking a password is slow on purpose.
    const pessoa = await this.usuarios.autenticar(credenciais, origem.requestId);
    if (!pessoa) throw problema('credenciais-invalidas', { detail: 'Usuário ou senha inválidos' });
    // Only now, since the password is right: nobody else may learn who has a key.
    const exigida = await this.porChave.exigida(this.database, pessoa);
    if (exigida === 'ENTRAR') {
      throw problema('chave-exigida', { detail: credenciais.nova === undefined ? EXIGIDA : EXIGIDA_DEPOIS });
    }
    const chegada = { ...origem, forma: 'SENHA' } as const;
    const prova = { amr: 'pwd', semChave: exigida === 'CADASTRAR' } as const;
    const emitir = await this.database.transaction(tx => this.sessoes.abrir(tx, pessoa, chegada, prova));
    return { token: await emitir() };
  }

  async entrarPeloProvedor(
    { tokenDeIdentidade, nonce }: Schemas['IdentidadeDoProvedor'],
    origem: Origem,
  ): Promise<Schemas['TokenEmitido']> {
    const { settings } = this.provedor;
    if (!settings) throw problema('nao-encontrado', { detail: 'Este servidor não aceita a entrada por um provedor.' });
    const identidade = await this.provedor.verify(tokenDeIdentidade, nonce).catch(semProvedor);
    const cpf = identidade && cpfOf(identidade, settings);
    if (!identidade || !cpf) throw naoReconhecido();
    const falta = weaknessOf(identidade, settings);
    if (falta)
      throw problema('nivel-insuficiente', { detail: falta === 'nivel' ? nivelPedido(settings) : FORMA_PEDIDA });
    const emitir = await this.database.transaction(tx => this.trocar(tx, identidade, cpf, settings, origem));
    return { token: await emitir() };
  }

  async chaves(): Promise<Schemas['ConjuntoDeChaves']> {
    const { jwks } = await this.keys.current();
    return { keys: jwks.map(jwk => jwk as Schemas['ChavePublica']) };
  }

  private async trocar(
    tx: Transaction,
    identidade: JWTPayload,
    cpf: string,
    settings: ProviderSettings,
    origem: Origem,
  ): Promise<() => Promise<string>> {
    const perfis = rolesOf(identidade, settings);
    const pessoa = perfis?.length === 0 ? undefined : await this.usuarios.reconhecer(tx, cpf, perfis, origem.requestId);
    if (!pessoa) {
      throw problema('sem-cadastro', {
        detail: 'Você foi reconhecido, mas não tem acesso a este sistema. Peça o cadastro a quem o administra.',
      });
    }
    const exigida = provaMais(identidade, settings) ? 'NAO' : await this.porChave.exigida(tx, pessoa);
    if (exigida === 'ENTRAR') {
      throw problema('chave-exigida', { detail: EXIGIDA_DO_PROVEDOR });
    }
    // The nonce is signed with the rest and made for one sign-in, so a token stolen on the way is good for nothing later.
    const resumo = createHash('sha256').update(`${settings.issuer} ${identidade.nonce}`).digest('base64url');
    const ate = new Date(((identidade.exp ?? 0) + 3_600) * 1000);
    if (!(await this.sessoes.primeiraTroca(tx, resumo, ate))) throw naoReconhecido();
    const chegada = { ...origem, forma: 'PROVEDOR', nivelDaConta: levelOf(identidade) } as const;
    return this.sessoes.abrir(tx, pessoa, chegada, { semChave: exigida === 'CADASTRAR' });
  }
}

const naoReconhecido = (): Problema =>
  problema('nao-autenticado', { detail: 'O provedor não confirmou quem você é. Tente entrar de novo.' });

/** What the agency asks of the provider by OIDC_AMR_VALUES was judged already, and is enough. */
const provaMais = (identidade: JWTPayload, { amrValues }: ProviderSettings): boolean =>
  amrValues.length > 0 || maisQueASenha(identidade);

const EXIGIDA = 'A senha confere, e este sistema pede também a sua chave: use Entrar com chave.';
const EXIGIDA_DEPOIS = 'A sua senha nova foi salva. Para entrar, este sistema pede a sua chave: use Entrar com chave.';
const EXIGIDA_DO_PROVEDOR =
  'O provedor reconheceu você só pela senha, e este sistema pede mais: use Entrar com chave, ou a verificação em duas etapas de lá.';

const FORMA_PEDIDA =
  'Entre na sua conta com a verificação em duas etapas, ou com o certificado, para entrar neste sistema.';

const nivelPedido = ({ minimumLevel }: ProviderSettings): string =>
  minimumLevel === 'gold'
    ? 'A sua conta precisa ser ouro para entrar neste sistema.'
    : 'A sua conta precisa ser prata ou ouro para entrar neste sistema.';

function semProvedor(cause: unknown): never {
  if (!(cause instanceof ProviderAway)) throw cause;
  throw problema('indisponivel', {
    detail: 'O provedor não respondeu. Tente de novo em instantes.',
    retryAfter: 5,
    cause,
  });
}
