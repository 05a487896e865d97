import { ROTULO_DE_RESPOSTA_CONFORMIDADE } from '@alipen/contracts/generated/rotulos/fiscalizacoes';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Button } from '../../ui/button.component.tsx';
import { Stepper } from '../../ui/stepper.component.tsx';
import type { Conformidade as Valor } from '../preenchimento/preenchimento.model.ts';
import type { RespostaProps } from '../preenchimento/resposta.model.ts';

const ESCOLHAS = [
  { valor: 'CONFORME', tom: 'bom', icon: CheckIcon },
  { valor: 'NAO_CONFORME', tom: 'mau', icon: XIcon },
  { valor: 'NAO_SE_APLICA', tom: 'neutro', icon: null },
] as const satisfies readonly { valor: Valor; tom: string; icon: unknown }[];

interface Props extends RespostaProps {
  /** For a measured item: only the answers that the measure does not give. */
  so?: readonly Valor[];
}

/** Pressing the chosen answer again takes it back. */
export function Conformidade({ item, resposta, mudar, so }: Props) {
  const escolhas = ESCOLHAS.filter(
    ({ valor }) => (valor !== 'NAO_SE_APLICA' || item.admiteNaoSeAplica) && (!so || so.includes(valor)),
  );
  if (escolhas.length === 0) return null;
  return (
    <>
      <fieldset className="fluxo-escolhas" aria-label={item.titulo}>
        {escolhas.map(({ valor, tom, icon: Drawing }) => (
          <Button
            variant="bare"
            key={valor}
            className={`fluxo-escolha fluxo-escolha--${tom}`}
            aria-pressed={resposta.resposta === valor}
            onClick={() => mudar({ resposta: resposta.resposta === valor ? null : valor })}
          >
            {Drawing && resposta.resposta === valor && <Drawing size={20} aria-hidden />}
            {ROTULO_DE_RESPOSTA_CONFORMIDADE[valor]}
          </Button>
        ))}
      </fieldset>
      {item.pontosPorUnidade && resposta.resposta === 'NAO_CONFORME' && (
        <div className="fluxo-linha">
          <span>Quantos faltaram</span>
          <Stepper
            name="Quantos faltaram"
            value={Number(resposta.valor) || 1}
            most={100}
            change={valor => mudar({ valor: String(Math.max(valor, 1)) })}
          />
        </div>
      )}
    </>
  );
}

/** The inspector may find a measured item worse than its number says, or not applicable. */
export const AlemDaMedida = (props: RespostaProps) => (
  <details className="fluxo-alem" open={props.resposta.resposta !== null || undefined}>
    <summary>
      Outra situação<span className="so-leitor">: {props.item.titulo}</span>
    </summary>
    <Conformidade {...props} so={['NAO_CONFORME', 'NAO_SE_APLICA']} />
  </details>
);
