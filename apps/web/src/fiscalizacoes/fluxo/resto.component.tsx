import { serverNow } from '../../base/server-clock.ts';
import type { Change } from '../../outbox/kept.hook.ts';
import { Button } from '../../ui/button.component.tsx';
import { Card } from '../../ui/card.component.tsx';
import type { DoDia, Formulario } from '../fiscalizacoes.queries.ts';
import type { Preenchimento } from '../preenchimento/preenchimento.model.ts';
import { irPara } from './fluxo.hook.ts';
import { andamentoDe, comConforme, restoDe } from './fluxo.model.ts';
import { lugarDoItem } from './item.component.tsx';

interface Props {
  secao: string;
  formulario: Formulario;
  draft: Preenchimento;
  entrega: DoDia;
  change: Change<Preenchimento>;
  respondeu: (codigo: string) => void;
}

/** One press for what was looked at and is in order, each of it named; after the last section that asks for such. */
export function Resto({ secao, formulario, draft, entrega, change, respondeu }: Props) {
  const { itens, depoisDe } = restoDe(formulario, draft, entrega);
  if (secao !== depoisDe || itens.length < 2) return null;
  const marcar = async () => {
    for (const { codigo } of itens) respondeu(codigo);
    const conforme = (em: Preenchimento) => comConforme(em, itens, serverNow());
    await change(conforme);
    irPara(andamentoDe(formulario, { ...draft, ...conforme(draft) }, entrega).proximo?.codigo ?? 'preposto');
  };
  return (
    <Card className="fluxo-item" aria-labelledby={lugarDoItem('resto')}>
      <h3 id={lugarDoItem('resto')}>O resto está conforme?</h3>
      <ul className="fluxo-resto">
        {itens.map(({ codigo, titulo }) => (
          <li key={codigo}>{titulo}</li>
        ))}
      </ul>
      <Button className="fluxo-botao" onClick={marcar}>
        Sim, os {itens.length} estão conformes
      </Button>
    </Card>
  );
}
