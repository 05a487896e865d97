import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { formatHour, formatLongDay, formatMonth } from '../../ui/date.format.ts';
import { formatCount } from '../../ui/number.format.ts';
import { Pill } from '../../ui/pill.component.tsx';
import type { Mapa } from '../mapa-diario.queries.ts';
import type { Endereco } from '../modelo/mapa.endereco.ts';
import { BASES } from '../modelo/mapa.labels.ts';
import { semPedido } from '../modelo/mapa.model.ts';

export function MapaSubtitulo({ endereco, mapa }: { endereco: Endereco; mapa: Mapa | undefined }) {
  const { visao, data, mes, base } = endereco;
  const quando = visao === 'dia' ? `${formatLongDay(data)} de ${data.slice(0, 4)}` : formatMonth(mes);
  const faltam = mapa ? semPedido(mapa.totais) : 0;
  return (
    <>
      {quando} · {BASES[base].rotulo.toLowerCase()} × efetivo
      {visao === 'mes' && mapa?.linhas[0] && ` · ${mapa.linhas[0].lotacao.nome}`}
      {mapa && ` · às ${formatHour(mapa.geradoEm)} `}
      {mapa?.parcial && (
        <Pill tone="aviso" icon={WarningCircleIcon}>
          PARCIAL
          {faltam > 0 &&
            ` · ${visao === 'mes' ? formatCount(faltam, 'dia sem pedido', 'dias sem pedido') : formatCount(faltam, 'unidade falta', 'unidades faltam')}`}
        </Pill>
      )}
    </>
  );
}
