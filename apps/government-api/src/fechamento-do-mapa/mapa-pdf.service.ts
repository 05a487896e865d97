import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AgenciaService } from '../agencia/agencia.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { pdfFile } from '../documents/pdf-file.ts';
import type { DaUnidade } from '../fechamentos/fechamentos.service.ts';
import { LivroService } from '../livro/livro.service.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { CongelamentoService } from './congelamento.service.ts';
import { FechamentoDoMapaRepository } from './fechamento-do-mapa.repository.ts';
import { exigirVersao, FechamentosLeituraService } from './fechamentos.leitura.service.ts';
import { vigenciaDe } from './fechamentos.mapper.ts';
import { mapaEmPdf } from './mapa.pdf.mapper.ts';

const SO_FECHADO = 'Este dia ainda não foi fechado: o mapa só se imprime depois de fechado.';

@Injectable()
export class MapaPdfService {
  constructor(
    private readonly database: Database,
    private readonly repository: FechamentoDoMapaRepository,
    private readonly leitura: FechamentosLeituraService,
    private readonly congelamento: CongelamentoService,
    private readonly lotacoes: LotacoesService,
    private readonly clock: Clock,
    private readonly agencia: AgenciaService,
    private readonly livro: LivroService,
  ) {}

  baixar(pessoa: Pessoa, dia: DaUnidade, numero: number | undefined): Promise<StreamableFile> {
    return this.database.transaction(async tx => {
      const lotacao = await this.lotacoes.exigir(tx, dia.lotacaoId, pessoa);
      const versoes = await this.repository.findVersions(tx, dia);
      const [ultima] = versoes;
      const emVigor = ultima?.situacao === 'REABERTO' ? undefined : ultima;
      const versao = numero === undefined ? emVigor : exigirVersao(versoes, numero);
      const timbre = await this.agencia.timbre(tx);
      const livro = await this.livro.noPapel(tx);
      const comum = { lotacao, geradoEm: this.clock.now(), endereco: this.agencia.endereco, timbre, livro };
      const exigidas = await this.leitura.exigidas(tx, dia.data);
      const nome = `mapa-${lotacao.nome}-${dia.data}`;
      if (!versao) {
        if (!(await this.leitura.imprimeAberto(tx))) throw problema('conflito', { detail: SO_FECHADO });
        const conteudo = await this.congelamento.congelar(tx, lotacao, dia.data);
        return pdfFile(`${nome}-rascunho`, mapaEmPdf({ ...comum, conteudo, exigidas, fechada: null }));
      }
      const fechada = {
        conteudo: versao.conteudo,
        hash: versao.hash,
        vigencia: vigenciaDe(versao, versao.id === ultima?.id),
        assinado: versao.situacao === 'ASSINADO',
        assinaturas: await this.repository.findSignatures(tx, [versao.id]),
      };
      const { conteudo } = versao;
      const mapa = mapaEmPdf({ ...comum, conteudo, exigidas, fechada });
      return pdfFile(`${nome}-versao-${versao.versao}`, mapa, this.agencia.escrever);
    });
  }
}
