import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { operations } from '@alipen/contracts/generated/operations';
import { problema } from '@alipen/platform/problems/problema';
import { Inject, Injectable } from '@nestjs/common';
import { cnpj as biblioteca } from 'cpf-cnpj-validator';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FotosService } from '../fotos/fotos.service.ts';
import { limited, readAll } from '../http/stream.ts';
import { marcaDoBrasao, toAgencia } from './agencia.mapper.ts';
import { AgenciaRepository, type LinhaAgencia, type Mudanca } from './agencia.repository.ts';
import { INSTALACAO, type Instalacao } from './agencia.settings.ts';
import { AssinaturaDigitalService } from './assinatura-digital.service.ts';

type Schemas = components['schemas'];
type Agencia = Schemas['Agencia'];

const ENTIDADE = 'agencia';
/** The agency is one. */
const A_UNICA = 1;
const GRANDE = 'O brasão deve ter até 2 MB (PNG, JPG ou WEBP).';

@Injectable()
export class AgenciaCadastroService {
  constructor(
    private readonly database: Database,
    private readonly repository: AgenciaRepository,
    private readonly fotos: FotosService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    @Inject(INSTALACAO) private readonly instalacao: Instalacao,
    private readonly assinatura: AssinaturaDigitalService,
  ) {}

  async obter(): Promise<Agencia> {
    return this.vista(await this.repository.find(this.database));
  }

  salvar(
    pessoa: Pessoa,
    ifMatch: string | undefined,
    { nome: escrito, cnpj }: Schemas['EdicaoAgencia'],
  ): Promise<Agencia> {
    const nome = escrito.map(linha => linha.trim().replaceAll(/\s+/g, ' '));
    exigirLinhas(nome);
    const mudanca = { nome, ...(cnpj === undefined ? {} : { cnpj: cnpjExigido(cnpj) }) };
    return this.database.transaction(async tx => {
      const linha = await this.repository.lock(tx);
      await this.exigirVersao(tx, linha, ifMatch);
      return this.gravar(tx, pessoa, 'salvarAgencia', linha, mudanca);
    });
  }

  async guardarBrasao(pessoa: Pessoa, ifMatch: string | undefined, corpo: Readable): Promise<Agencia> {
    const chegou = await readAll(limited(corpo, operations.guardarBrasao.bodyLimit, GRANDE));
    const { imagem: brasao, noPapel: brasaoNoPapel } = await this.fotos.desenhar(chegou);
    const brasaoSha256 = createHash('sha256').update(brasao).digest('hex');
    return this.database.transaction(async tx => {
      const linha = await this.repository.lock(tx);
      // Who lost the answer sends again, with the version from before the first.
      if (linha.brasaoSha256 === brasaoSha256) return this.vista(linha);
      await this.exigirVersao(tx, linha, ifMatch);
      return this.gravar(tx, pessoa, 'guardarBrasao', linha, { brasao, brasaoNoPapel, brasaoSha256 });
    });
  }

  tirarBrasao(pessoa: Pessoa, ifMatch: string | undefined): Promise<Agencia> {
    return this.database.transaction(async tx => {
      const linha = await this.repository.lock(tx);
      await this.exigirVersao(tx, linha, ifMatch);
      const semBrasao = { brasao: null, brasaoNoPapel: null, brasaoSha256: null };
      return this.gravar(tx, pessoa, 'tirarBrasao', linha, semBrasao);
    });
  }

  async abrirBrasao(): Promise<{ imagem: Buffer; sha256: string }> {
    const brasao = await this.repository.picture(this.database);
    if (brasao) return brasao;
    throw problema('nao-encontrado', { detail: 'A agência não tem brasão.' });
  }

  private vista(linha: LinhaAgencia | undefined): Agencia {
    return toAgencia(linha, this.instalacao, this.assinatura.atual());
  }

  private exigirVersao(tx: Transaction, { versao }: LinhaAgencia, ifMatch: string | undefined): Promise<void> {
    return this.audit.requireVersion(tx, { ifMatch, versao, entidade: ENTIDADE, entidadeId: A_UNICA });
  }

  private async gravar(tx: Transaction, pessoa: Pessoa, acao: string, linha: LinhaAgencia, mudanca: Mudanca) {
    const autoria = { alteradoEm: this.clock.now(), alteradoPor: pessoa.usuarioId };
    const feita = await this.repository.update(tx, { ...mudanca, ...autoria });
    const [antes, depois] = [registroDe(linha), registroDe(feita)];
    await this.audit.record(tx, pessoa, { acao, entidade: ENTIDADE, entidadeId: A_UNICA, antes, depois });
    return this.vista(feita);
  }
}

const registroDe = ({ nome, cnpj, brasaoSha256 }: LinhaAgencia) => ({
  nome,
  cnpj,
  brasao: marcaDoBrasao(brasaoSha256),
});

/** Null takes it away. */
function cnpjExigido(escrito: string | null): string | null {
  if (escrito === null) return null;
  const cnpj = escrito.replaceAll(/[.\-/\s]/g, '').toUpperCase();
  if (/^[0-9A-Z]{12}[0-9]{2}$/.test(cnpj) && biblioteca.isValid(cnpj)) return cnpj;
  const detail = 'Este CNPJ não existe. Confira os números.';
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/cnpj', detail }] });
}

function exigirLinhas(nome: readonly string[]): void {
  const vazia = nome.indexOf('');
  if (vazia === -1) return;
  const detail = 'Escreva a linha, ou retire-a.';
  throw problema('dados-invalidos', { detail, errors: [{ pointer: `/nome/${vazia}`, detail }] });
}
