import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { toConta } from './contas-servico.mapper.ts';
import { ContasServicoRepository, type LinhaConta } from './contas-servico.repository.ts';
import { falhasDaConta } from './contas-servico.rules.ts';
import { fimDe, MAIS_SEGREDOS, novoSegredo, somaDe } from './segredo.rules.ts';

type Schemas = components['schemas'];
type Conta = Schemas['ContaServico'];
type Dados = Schemas['DadosContaServico'];
type Escrita = { readonly contaId: number; readonly ifMatch: string | undefined };

const dadosDe = ({ nome, finalidade, autoridade, lotacaoId, escopos, porMinuto, validaAte }: LinhaConta) => ({
  nome,
  finalidade,
  autoridade,
  lotacaoId,
  escopos,
  porMinuto,
  validaAte,
});

@Injectable()
export class ContasServicoService {
  constructor(
    private readonly database: Database,
    private readonly repository: ContasServicoRepository,
    private readonly lotacoes: LotacoesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar(): Promise<Schemas['ContasServico']> {
    const hoje = this.clock.today(FUSO_DA_AGENCIA);
    return { itens: (await this.repository.list(this.database)).map(lida => toConta(lida, hoje)) };
  }

  async obter(contaId: number): Promise<Conta> {
    const [lida] = await this.repository.list(this.database, contaId);
    if (!lida) throw desconhecida(contaId);
    return toConta(lida, this.clock.today(FUSO_DA_AGENCIA));
  }

  criar(pessoa: Pessoa, dados: Dados): Promise<Schemas['ContaComSegredo']> {
    return this.database.transaction(async tx => {
      const set = await this.conferidos(tx, pessoa, dados, null);
      const { usuarioId: criadaPor } = pessoa;
      const conta = await this.repository.insert(tx, { ...set, criadaEm: this.clock.now(), criadaPor });
      const segredo = await this.sortear(tx, pessoa, conta.id);
      const depois = dadosDe(conta);
      return { conta: await this.contar(tx, pessoa, 'criarContaServico', conta.id, { antes: null, depois }), segredo };
    });
  }

  editar(pessoa: Pessoa, { contaId, ifMatch }: Escrita, dados: Dados): Promise<Conta> {
    return this.database.transaction(async tx => {
      const conta = await this.exigirViva(tx, contaId);
      const { versao } = conta;
      await this.audit.requireVersion(tx, { ifMatch, versao, entidade: 'contas_servico', entidadeId: contaId });
      const set = await this.conferidos(tx, pessoa, dados, contaId);
      await this.repository.update(tx, contaId, set);
      return this.contar(tx, pessoa, 'editarContaServico', contaId, { antes: dadosDe(conta), depois: set });
    });
  }

  revogar(pessoa: Pessoa, contaId: number): Promise<Conta> {
    return this.database.transaction(async tx => {
      await this.exigirViva(tx, contaId);
      const fim = { revogadaEm: this.clock.now(), revogadaPor: pessoa.usuarioId };
      await this.repository.update(tx, contaId, fim);
      const mudanca = { antes: { situacao: 'VALIDA' }, depois: { situacao: 'REVOGADA' } };
      return this.contar(tx, pessoa, 'revogarContaServico', contaId, mudanca);
    });
  }

  /** Two secrets may live at the same time, so that one can be put in place while the other still works. */
  emitirSegredo(pessoa: Pessoa, contaId: number): Promise<Schemas['ContaComSegredo']> {
    return this.database.transaction(async tx => {
      await this.exigirViva(tx, contaId);
      if ((await this.repository.livingSecrets(tx, contaId)).length >= MAIS_SEGREDOS) {
        const detail = 'Valem no máximo dois segredos ao mesmo tempo. Revogue o que não se usa mais.';
        throw problema('conflito', { detail });
      }
      const segredo = await this.sortear(tx, pessoa, contaId);
      await this.repository.touch(tx, contaId);
      const dados = { fim: fimDe(segredo) };
      return { conta: await this.contar(tx, pessoa, 'emitirSegredoDaConta', contaId, { dados }), segredo };
    });
  }

  revogarSegredo(pessoa: Pessoa, contaId: number, segredoId: number): Promise<Conta> {
    return this.database.transaction(async tx => {
      await this.exigirViva(tx, contaId);
      const segredo = (await this.repository.livingSecrets(tx, contaId)).find(({ id }) => id === segredoId);
      if (!segredo) throw problema('nao-encontrado', { detail: 'Este segredo não existe ou já foi revogado.' });
      const fim = { revogadoEm: this.clock.now(), revogadoPor: pessoa.usuarioId };
      await this.repository.updateSecret(tx, segredoId, fim);
      await this.repository.touch(tx, contaId);
      return this.contar(tx, pessoa, 'revogarSegredoDaConta', contaId, { dados: { fim: segredo.fim } });
    });
  }

  private async sortear(tx: Transaction, { usuarioId }: Pessoa, contaId: number): Promise<string> {
    const segredo = novoSegredo();
    await this.repository.insertSecret(tx, {
      contaId,
      sha256: somaDe(segredo),
      fim: fimDe(segredo),
      criadoEm: this.clock.now(),
      criadoPor: usuarioId,
    });
    return segredo;
  }

  private async exigirViva(tx: Transaction, id: number): Promise<LinhaConta> {
    const conta = await this.repository.lock(tx, id);
    if (!conta) throw desconhecida(id);
    if (conta.revogadaEm) throw problema('transicao-invalida', { detail: `A conta ${conta.nome} já foi revogada.` });
    return conta;
  }

  private async conferidos(tx: Transaction, pessoa: Pessoa, dados: Dados, id: number | null) {
    const errors = falhasDaConta(dados, this.clock.today(FUSO_DA_AGENCIA));
    if (errors[0]) throw problema('dados-invalidos', { detail: errors[0].detail, errors });
    const { lotacaoId = null, autoridade, porMinuto, validaAte } = dados;
    if (lotacaoId !== null) await this.lotacoes.exigir(tx, lotacaoId, pessoa);
    const nome = dados.nome.trim();
    const mesma = await this.repository.findLivingByName(tx, nome);
    if (mesma && mesma.id !== id) {
      throw problema('ja-existe', {
        detail: `Já há uma conta com o nome ${mesma.nome}.`,
        members: { registro: mesma },
      });
    }
    const escopos = [...dados.escopos].sort();
    return { nome, finalidade: dados.finalidade.trim(), autoridade, lotacaoId, escopos, porMinuto, validaAte };
  }

  private async contar(
    tx: Transaction,
    pessoa: Pessoa,
    acao: string,
    id: number,
    mudanca: {
      antes?: Record<string, unknown> | null;
      depois?: Record<string, unknown>;
      dados?: Record<string, unknown>;
    },
  ): Promise<Conta> {
    await this.audit.record(tx, pessoa, { acao, entidade: 'contas_servico', entidadeId: id, ...mudanca });
    const [lida] = await this.repository.list(tx, id);
    if (!lida) throw new Error('an account lost its row');
    return toConta(lida, this.clock.today(FUSO_DA_AGENCIA));
  }
}

const desconhecida = (id: number) => problema('nao-encontrado', { detail: `A conta ${id} não existe.` });
