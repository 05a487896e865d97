import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { Button } from '../../ui/button.component.tsx';
import { PREENCHIMENTOS, type Preenchimento, temDados } from '../grade/preenchimentos.table.ts';
import type { PedidoDoDiaAberto } from '../rascunho/pedido-do-dia.hook.ts';

interface Props {
  aberto: PedidoDoDiaAberto;
  data: string;
  prever: (preenchimento: Preenchimento) => void;
}

export function AcoesRapidas({ aberto: { grade, estado, agir }, data, prever }: Props) {
  return (
    <div className="pedido-acoes" role="toolbar" aria-label="Preencher a grade">
      {PREENCHIMENTOS.map(preenchimento => {
        const { rotulo, icon: Drawing, letra, semDados, quando } = preenchimento;
        const possivel = temDados(grade, preenchimento);
        return (
          <Button
            key={rotulo}
            disabled={!possivel}
            title={possivel ? [quando?.(data), `tecla ${letra} na grade`].filter(Boolean).join(' · ') : semDados}
            onClick={() => prever(preenchimento)}
          >
            <Drawing size={18} aria-hidden />
            {rotulo}
          </Button>
        );
      })}
      <Desfazer estado={estado} agir={agir} />
    </div>
  );
}

export const Desfazer = ({ estado, agir }: Pick<PedidoDoDiaAberto, 'estado' | 'agir'>) =>
  estado.desfazer.length > 0 && (
    <Button variant="quiet" className="pedido-desfazer" title="Ctrl+Z" onClick={() => agir({ tipo: 'desfazer' })}>
      <ArrowUUpLeftIcon size={18} aria-hidden />
      <span>Desfazer</span>
    </Button>
  );
