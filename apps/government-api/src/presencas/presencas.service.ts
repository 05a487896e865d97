import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AgenciaService } from '../agencia/agencia.service.ts';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { unitAsked } from '../auth/row-rule.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { pdfFile } from '../documents/pdf-file.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { cartazEmPdf } from './presencas.pdf.mapper.ts';
import { PresencasRepository } from './presencas.repository.ts';
import { codigoRotativo, formaDePresenca, type Momento, textoDaTela } from './presencas.rules.ts';

type Schemas = components['schemas'];

/** That who inspected was in the unit: a code that is only there, on its poster or on its screen (ADR 122). */
@Injectable()
export class PresencasService {
  constructor(
    private readonly database: Database,
    private readonly repository: PresencasRepository,
    private readonly lotacoes: LotacoesService,
    private readonly agencia: AgenciaService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async codigo(pessoa: Pessoa): Promise<Schemas['CodigoPresenca']> {
    const lotacaoId = unitAsked(undefined, pessoa, 'os códigos');
    const unidade = await this.repository.unitOf(this.database, lotacaoId);
    const agora = this.clock.now();
    const { codigo, valeAte } = codigoRotativo(unidade, agora);
    const texto = textoDaTela(unidade, codigo);
    return { texto, codigo, valeAte: valeAte.toISOString(), agora: agora.toISOString() };
  }

  async cartaz(pessoa: Pessoa, lotacaoId: number): Promise<StreamableFile> {
    const lotacao = await this.lotacoes.exigir(this.database, lotacaoId, pessoa);
    const unidade = await this.repository.unitOf(this.database, lotacaoId);
    const timbre = await this.agencia.timbre(this.database);
    return pdfFile(`presenca-${lotacao.nome}`, cartazEmPdf(lotacao, unidade, { timbre, agora: this.clock.now() }));
  }

  /** Nothing of the codes is in the trail. */
  renovar(pessoa: Pessoa, lotacaoId: number): Promise<void> {
    return this.database.transaction(async tx => {
      const { nome } = await this.lotacoes.exigir(tx, lotacaoId, pessoa);
      await this.repository.renew(tx, lotacaoId);
      await this.audit.record(tx, pessoa, {
        ...{ acao: 'renovarCodigoPresenca', entidade: 'lotacoes', entidadeId: lotacaoId },
        dados: { nome },
      });
    });
  }

  /** Judged once, when it arrives; what does not fit is kept as that. */
  async conferir(
    tx: Transaction,
    lotacaoId: number,
    lida: Pick<Schemas['PresencaLida'], 'texto' | 'digitado'>,
    momento: Momento,
  ): Promise<Schemas['PresencaConferida']> {
    const unidade = await this.repository.unitOf(tx, lotacaoId);
    return { forma: formaDePresenca(lida, unidade, momento), em: momento.lidaEm.toISOString() };
  }
}
