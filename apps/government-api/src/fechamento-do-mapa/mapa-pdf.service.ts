import { ROTULO_DE_PAPEL_ASSINATURA } from '@alipen/contracts/generated/rotulos/fechamentos';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AgenciaService } from '../agencia/agencia.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { Database, type Transaction } from '../database/database.ts';
import { pdfFile } from '../documents/pdf-file.ts';
import { papeis } from '../fechamentos/fechamentos.ciclo.table.ts';
import { codigoLido, type DaUnidade } from '../fechamentos/fechamentos.service.ts';
import { LivroService } from '../livro/livro.service.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { diasDoMes } from '../mapa-diario/mapa-diario.service.ts';
import { type MesDaUnidade, PapeisAssinadosService, type Papel } from '../papeis-assinados/papeis-assinados.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { CongelamentoService } from './congelamento.service.ts';
import { FechamentoDoMapaRepository } from './fechamento-do-mapa.repository.ts';
import { exigirVersao, FechamentosLeituraService } from './fechamentos.leitura.service.ts';
import { vigenciaDe } from './fechamentos.mapper.ts';
import { mapaEmPdf } from './mapa.pdf.mapper.ts';

const REABERTO = 'Este mapa foi reaberto: o que se assina é a versão que o substituir.';
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
    private readonly parametros: ParametrosService,
    assinados: PapeisAssinadosService,
  ) {
    assinados.registrar({
      ler: (tx, codigo, pessoa) => this.assinavel(tx, codigo, pessoa),
      emitir: (pessoa, codigo) => this.emitir(pessoa, codigo),
      doMes: (tx, pessoa, mes) => this.doMes(tx, pessoa, mes),
    });
  }

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

  private async emitir(pessoa: Pessoa, digitado: string): Promise<StreamableFile | null> {
    const codigo = codigoLido(digitado);
    const fechamento = codigo && (await this.repository.findByCode(this.database, codigo));
    return fechamento ? this.baixar(pessoa, fechamento, fechamento.versao) : null;
  }

  private async doMes(tx: Transaction, pessoa: Pessoa, { lotacaoId, mes }: MesDaUnidade): Promise<string[]> {
    await this.lotacoes.exigir(tx, lotacaoId, pessoa);
    const { de, ate } = diasDoMes(mes);
    const versoes = await this.repository.versionsOf(tx, lotacaoId, de, ate);
    const vigentes = versoes.filter(({ situacao }) => situacao !== 'REABERTO');
    const feitas = await this.repository.findSignatures(
      tx,
      vigentes.map(({ id }) => id),
    );
    const dela = new Set(feitas.filter(({ usuarioId }) => usuarioId === pessoa.usuarioId).map(f => f.fechamentoId));
    return vigentes.filter(({ id }) => dela.has(id)).map(({ codigo }) => codigo);
  }

  /** A closed map as the paper that those who signed it here may bring back signed by certificate. */
  private async assinavel(tx: Transaction, digitado: string, pessoa: Pessoa | null): Promise<Papel | null> {
    const codigo = codigoLido(digitado);
    const fechamento = codigo && (await this.repository.findByCode(tx, codigo));
    if (!fechamento) return null;
    const { id, lotacaoId, data, versao, situacao, conteudo } = fechamento;
    if (pessoa) await this.lotacoes.exigir(tx, lotacaoId, pessoa);
    const feitas = await this.repository.findSignatures(tx, [id]);
    return {
      codigo,
      titulo: `Mapa de ${porExtenso(data)}, ${conteudo.lotacao.nome}, versão ${versao}`,
      impedimento: situacao === 'REABERTO' ? REABERTO : null,
      exige: (await this.parametros.doDia(tx, data)).nivelDoMapa,
      // Who has no account signs on the sheet.
      assinantes: feitas
        .filter(({ papel }) => !papeis[papel].semConta)
        .map(({ usuarioId, nome, papel, gestoId }) => ({
          ...{ usuarioId, nome, papel: ROTULO_DE_PAPEL_ASSINATURA[papel] },
          nivel: gestoId === null ? 'SIMPLES' : 'AVANCADA',
        })),
    };
  }
}
