import { Button } from '../../ui/button.component.tsx';
import { Popup } from '../../ui/popup.component.tsx';
import type { Grade } from '../grade/grade.model.ts';
import { PREENCHIMENTOS, type Preenchimento, temDados } from '../grade/preenchimentos.table.ts';

interface Props {
  grade: Grade;
  data: string;
  prever: (preenchimento: Preenchimento) => void;
}

export function PreencherMenu({ grade, data, prever }: Props) {
  return (
    <Popup label="Preencher…">
      {close =>
        PREENCHIMENTOS.map(preenchimento => {
          const { rotulo, icon: Drawing, semDados, quando } = preenchimento;
          const possivel = temDados(grade, preenchimento);
          const nota = possivel ? quando?.(data) : semDados;
          return (
            <Button
              variant="bare"
              key={rotulo}
              className="popup-item preencher-item"
              disabled={!possivel}
              onClick={() => {
                close();
                prever(preenchimento);
              }}
            >
              <Drawing size={20} aria-hidden />
              <span>
                {rotulo}
                {nota && <small className="quieto"> {nota}</small>}
              </span>
            </Button>
          );
        })
      }
    </Popup>
  );
}
