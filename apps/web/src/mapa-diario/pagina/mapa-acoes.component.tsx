import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock';
import { ExportarMapa } from '../../exportacoes-mapa/exportar-mapa.panel.tsx';
import { FechamentosLink } from '../../fechamentos/link.panel.tsx';
import { MedicoesLink } from '../../medicoes/link.panel.tsx';
import { Pill } from '../../ui/pill.component.tsx';
import type { Mapa } from '../mapa-diario.queries.ts';
import { celulasDoArquivo, exportado, lotacaoUnica } from '../modelo/consulta.model.ts';
import type { Endereco } from '../modelo/mapa.endereco.ts';

interface Props {
  endereco: Endereco;
  mapa: Mapa | undefined;
  fechados: number;
}

export function MapaAcoes({ endereco, mapa, fechados }: Props) {
  const lotacaoId = lotacaoUnica(mapa);
  return (
    <div className="mapa-acoes">
      {fechados > 0 && mapa && (
        <Pill tone={fechados === mapa.totais.linhas ? 'ok' : 'info'} icon={LockIcon}>
          {fechados} de {mapa.totais.linhas} {fechados === 1 ? 'fechado' : 'fechados'}
        </Pill>
      )}
      <ExportarMapa parametros={exportado(endereco, lotacaoId)} celulas={celulasDoArquivo(mapa, endereco)} />
      <MedicoesLink mes={endereco.mes} />
      <FechamentosLink data={endereco.data} {...(lotacaoId !== undefined && { lotacaoId })} />
    </div>
  );
}
