import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { EmpenhosService } from '../../empenhos/empenhos.service.ts';
import { NotificacoesService } from '../../notificacoes/notificacoes.service.ts';
import { UsuariosService } from '../../usuarios/usuarios.service.ts';
import { MedicoesLeituraService } from '../leitura/leitura.service.ts';
import { MedicoesPassoService, type Versionada } from '../medicoes.passo.service.ts';
import { MedicoesService } from '../medicoes.service.ts';
import {
  type ConteudoDoAtesto,
  GENESE,
  hashDoAtesto,
  novoCodigoDeMedicao,
  resumoDe,
} from '../registro/atesto.rules.ts';
import { AtestosRepository } from '../registro/atestos.repository.ts';
import type { Medicao } from '../registro/medicoes.repository.ts';

type Schemas = components['schemas'];

/** A month without meals is closed by saying so, never by oversight. */
const SEM_REFEICOES =
  'Esta medição não tem nenhum dia com refeição. Confirme que o mês não teve refeições para atestar assim.';

/** Attesting asks for the password again, and is refused to whoever closed one of the maps (R32). */
@Injectable()
export class AtestoService {
  constructor(
    private readonly database: Database,
    private readonly repository: AtestosRepository,
    private readonly medicoes: MedicoesService,
    private readonly leitura: MedicoesLeituraService,
    private readonly passo: MedicoesPassoService,
    private readonly usuarios: UsuariosService,
    private readonly empenhos: EmpenhosService,
    private readonly notificacoes: NotificacoesService,
    private readonly clock: Clock,
  ) {}

  async atestar(
    pessoa: Pessoa,
    alvo: Versionada,
    { senha, cargo, notaFiscal, semRefeicoes = false }: Schemas['NovoAtesto'],
  ): Promise<Schemas['Medicao']> {
    await this.usuarios.exigirSenhaDeNovo(pessoa, senha, 'medicoes');
    return this.database.transaction(async tx => {
      const antes = await this.passo.travar(tx, alvo);
      const impedimento = await this.leitura.impedimento(tx, antes.id, pessoa.usuarioId);
      if (impedimento) throw problema('conflito', { detail: impedimento });
      const mudanca = { notaFiscal: notaFiscal?.trim() || null };
      const depois = await this.passo.dar(tx, pessoa, antes, { evento: 'atestar', para: 'ATESTADA', mudanca });
      const montada = await this.medicoes.semPendencia(tx, pessoa, depois, 'atestar');
      const { resumo } = montada;
      if (!resumo.dias && !semRefeicoes) throw problema('conflito', { detail: SEM_REFEICOES });
      await this.empenhos.consumir(tx, pessoa, {
        medicaoId: depois.id,
        contratoId: depois.contratoId,
        mes: resumo.mes,
        valorCentavos: resumo.totais.liquidoCentavos,
      });
      await this.guardar(tx, pessoa, { medicao: depois, montada, cargo: cargo?.trim() || null });
      const { numero: contrato, fornecedor } = resumo.contrato;
      const fato = { medicaoId: depois.id, contrato, fornecedor, mes: depois.mes, versao: depois.versao };
      await this.notificacoes.emitir(tx, 'MEDICAO_ATESTADA', [fato]);
      return this.leitura.montar(tx, pessoa, depois);
    });
  }

  /** Stores the whole content, tied to the attestation before it and to the maps' chains. */
  private async guardar(
    tx: Transaction,
    { nome, matricula, usuarioId }: Pessoa,
    { medicao, montada, cargo }: { medicao: Medicao; montada: Schemas['Medicao']; cargo: string | null },
  ): Promise<void> {
    const [anterior] = await this.repository.ofBilling(tx, medicao.id);
    const atestadoEm = this.clock.now();
    const codigo = novoCodigoDeMedicao();
    const versao = (anterior?.versao ?? 0) + 1;
    const { contrato, mes, totais } = montada.resumo;
    const cabecas = await this.repository.heads(tx, medicao.id);
    const conteudo: ConteudoDoAtesto = {
      esquema: 1,
      versao,
      codigo,
      contrato,
      mes,
      totais,
      celulas: montada.celulas,
      unidades: montada.unidades,
      descontos: montada.descontos,
      cadeias: cabecas.map(({ hashes, ...cabeca }) => ({ ...cabeca, resumo: resumoDe(hashes) })),
      notaFiscal: medicao.notaFiscal,
      atestadoEm: atestadoEm.toISOString(),
      atestadoPor: { nome, matricula, cargo },
    };
    const hashAnterior = anterior?.hash ?? GENESE;
    await this.repository.insert(tx, {
      medicaoId: medicao.id,
      versao,
      conteudo,
      hash: hashDoAtesto(hashAnterior, conteudo),
      hashAnterior,
      codigo,
      atestadoEm,
      atestadoPor: usuarioId,
    });
  }
}
