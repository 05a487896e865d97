import { writeFile } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AgenciaService } from '../../agencia/agencia.service.ts';
import { Clock } from '../../clock/clock.ts';
import { nomeDoMes } from '../../clock/month-names.ts';
import { Database } from '../../database/database.ts';
import { DownloadsService, type Preparo } from '../../downloads/downloads.service.ts';
import { LivroService } from '../../livro/livro.service.ts';
import { MedicoesLeituraService } from '../leitura/leitura.service.ts';
import { LEEM_MEDICOES, medicaoPedida } from '../leitura/medicao-pedida.rules.ts';
import { dossieEmPdf } from './dossie.mapper.ts';
import { DossieRepository } from './dossie.repository.ts';

const LIDO = 0.2;

/** The billing pack, made in the background: one PDF with an index (domain 7.3, ADR 46). */
@Injectable()
export class DossieService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly repository: DossieRepository,
    private readonly leitura: MedicoesLeituraService,
    private readonly downloads: DownloadsService,
    private readonly clock: Clock,
    private readonly agencia: AgenciaService,
    private readonly livro: LivroService,
  ) {}

  onModuleInit(): void {
    this.downloads.registrar([
      {
        tipo: 'MEDICAO_PDF',
        formato: 'pdf',
        autoridades: LEEM_MEDICOES,
        preparar: async (_pessoa, parametros) => {
          const { contrato, mes } = await this.leitura.resumo(this.database, medicaoPedida(parametros, 'o dossiê'));
          return {
            titulo: `Dossiê da medição, contrato ${contrato.numero}, ${nomeDoMes(mes)}`.slice(0, 200),
            nome: `medicao-${mes}-contrato-${contrato.numero}`,
          };
        },
        gerar: preparo => this.gerar(preparo),
      },
    ]);
  }

  private async gerar({ pessoa, parametros, caminho, andamento }: Preparo): Promise<void> {
    const id = medicaoPedida(parametros, 'o dossiê');
    const dossie = await this.database.transaction(async tx => {
      const leitor = { usuarioId: pessoa.usuarioId, authorities: [] };
      return {
        medicao: await this.leitura.montar(tx, leitor, await this.leitura.exigir(tx, id)),
        dias: await this.repository.days(tx, id),
        recebimentos: await this.repository.receipts(tx, id),
        fiscalizacoes: await this.repository.inspections(tx, id),
        efetivo: await this.repository.headCount(tx, id),
        termos: await this.repository.terms(tx, id),
        nota: await this.repository.note(tx, id),
        pagamentos: await this.repository.payments(tx, id),
      };
    });
    await andamento(LIDO);
    const { endereco } = this.agencia;
    const timbre = await this.agencia.timbre(this.database);
    const livro = await this.livro.noPapel(this.database);
    const documento = dossieEmPdf({ ...dossie, timbre, endereco, livro, geradoEm: this.clock.now() });
    const pdf = await this.agencia.escrever(documento, parte => andamento(LIDO + parte * (1 - LIDO)));
    await writeFile(caminho, pdf);
  }
}
