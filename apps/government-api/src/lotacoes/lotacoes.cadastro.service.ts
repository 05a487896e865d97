import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { eachInSavepoint } from '../database/each-in-savepoint.ts';
import { inWords } from '../database/violations.ts';
import { conferirDados, dadosDe, motivoParaManter, palavrasDasRestricoes } from './lotacoes.dados.rules.ts';
import { LotacoesRepository } from './lotacoes.repository.ts';
import { type Lotacao, LotacoesService } from './lotacoes.service.ts';
import { nomeBusca } from './nome-busca.rules.ts';

type Schemas = components['schemas'];
type Visto = { lotacaoId: number; ifMatch: string | undefined };

@Injectable()
export class LotacoesCadastroService {
  constructor(
    private readonly database: Database,
    private readonly repository: LotacoesRepository,
    private readonly lotacoes: LotacoesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  criar(pessoa: Pessoa, digitados: Schemas['DadosLotacao']): Promise<Lotacao> {
    const dados = dadosDe(digitados);
    conferirDados(dados);
    return inWords(palavrasDasRestricoes, () =>
      this.database.transaction(async tx => {
        await this.exigirPrincipal(tx, dados.lotacaoPrincipalId);
        const codigo = dados.codigo ?? (await this.repository.nextCodigo(tx, dados.uf));
        const completos = { ...dados, codigo };
        const id = await this.repository.insert(tx, { ...completos, nomeBusca: nomeBusca(completos) });
        const depois = await this.lotacoes.exigir(tx, id, pessoa);
        await this.registrar(tx, pessoa, 'criarLotacao', { antes: null, depois });
        return depois;
      }),
    );
  }

  alterar(pessoa: Pessoa, { lotacaoId, ifMatch }: Visto, digitados: Schemas['DadosLotacao']): Promise<Lotacao> {
    const dados = dadosDe(digitados);
    conferirDados(dados);
    return inWords(palavrasDasRestricoes, () =>
      this.database.transaction(async tx => {
        if (dados.lotacaoPrincipalId !== null) await this.repository.lockRing(tx);
        await this.repository.lock(tx, lotacaoId, 'no key update');
        const antes = await this.lotacoes.exigir(tx, lotacaoId, pessoa);
        await this.exigirVersao(tx, antes, ifMatch, false);
        if (dados.lotacaoPrincipalId !== antes.lotacaoPrincipal?.id) {
          await this.exigirPrincipal(tx, dados.lotacaoPrincipalId);
        }
        const completos = { ...dados, codigo: dados.codigo ?? antes.codigo };
        await this.repository.update(tx, lotacaoId, { ...completos, nomeBusca: nomeBusca(completos) });
        return this.concluir(tx, pessoa, 'alterarLotacao', antes);
      }),
    );
  }

  inativar(pessoa: Pessoa, visto: Visto): Promise<Lotacao> {
    return this.database.transaction(tx => this.inativarEm(tx, pessoa, visto, 'inativarLotacao'));
  }

  async inativarVarias(pessoa: Pessoa, ids: readonly number[]): Promise<Schemas['ResultadosPorRegistro']> {
    const resultados = await this.database.transaction(tx =>
      eachInSavepoint(tx, ids, (savepoint, lotacaoId) =>
        this.inativarEm(savepoint, pessoa, { lotacaoId, ifMatch: undefined }, 'inativarLotacoes'),
      ),
    );
    return { resultados };
  }

  reativar(pessoa: Pessoa, { lotacaoId, ifMatch }: Visto): Promise<Lotacao> {
    return this.database.transaction(async tx => {
      await this.repository.lock(tx, lotacaoId, 'no key update');
      const antes = await this.lotacoes.exigir(tx, lotacaoId, pessoa);
      await this.exigirVersao(tx, antes, ifMatch, true);
      if (antes.ativa) return antes;
      await this.repository.update(tx, lotacaoId, { ativa: true });
      return this.concluir(tx, pessoa, 'reativarLotacao', antes);
    });
  }

  private async inativarEm(
    tx: Transaction,
    pessoa: Pessoa,
    { lotacaoId, ifMatch }: Visto,
    acao: string,
  ): Promise<Lotacao> {
    // Waits for orders being opened, which hold the unit's key, so that they are counted.
    await this.repository.lock(tx, lotacaoId, 'update');
    const antes = await this.lotacoes.exigir(tx, lotacaoId, pessoa);
    await this.exigirVersao(tx, antes, ifMatch, true);
    if (!antes.ativa) return antes;
    const dependentes = await this.repository.countDependentes(tx, lotacaoId, this.clock.today(antes.fusoHorario));
    const motivo = motivoParaManter(antes.nome, dependentes);
    if (motivo) throw problema('em-uso', { detail: motivo });
    await this.repository.update(tx, lotacaoId, { ativa: false });
    return this.concluir(tx, pessoa, acao, antes);
  }

  private async concluir(tx: Transaction, pessoa: Pessoa, acao: string, antes: Lotacao): Promise<Lotacao> {
    const depois = await this.lotacoes.exigir(tx, antes.id, pessoa);
    await this.registrar(tx, pessoa, acao, { antes, depois });
    return depois;
  }

  private async exigirPrincipal(tx: Transaction, id: number | null): Promise<void> {
    if (id === null) return;
    const principal = await this.repository.findById(tx, id);
    if (!principal) throw palavrasDasRestricoes.lotacoes_lotacao_principal_id_fkey();
    if (principal.ativa) return;
    const detail = `${principal.nome} está inativa e não pode atender outra lotação.`;
    throw problema('dados-invalidos', { detail, errors: [{ pointer: '/lotacaoPrincipalId', detail }] });
  }

  private exigirVersao(tx: Transaction, antes: Lotacao, ifMatch: string | undefined, opcional: boolean): Promise<void> {
    const { id, versao, fusoHorario } = antes;
    return this.audit.requireVersion(tx, {
      ifMatch,
      versao,
      entidade: 'lotacoes',
      entidadeId: id,
      fusoHorario,
      opcional,
    });
  }

  private registrar(
    tx: Transaction,
    pessoa: Pessoa,
    acao: string,
    { antes, depois }: { antes: Lotacao | null; depois: Lotacao },
  ): Promise<void> {
    const eventos = { acao, entidade: 'lotacoes', entidadeId: depois.id };
    return this.audit.record(tx, pessoa, { ...eventos, antes: antes && campos(antes), depois: campos(depois) });
  }
}

/** The main unit by its name, because that is what a person reads in the history. */
function campos({ id: _, lotacaoPrincipal, ...lotacao }: Lotacao): Record<string, unknown> {
  return { ...lotacao, lotacaoPrincipalId: lotacaoPrincipal?.nome ?? null };
}
