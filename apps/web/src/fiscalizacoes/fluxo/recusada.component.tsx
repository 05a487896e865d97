import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PENDENTES } from '../../app/screens.table.ts';
import { removeItem, reopenItem } from '../../outbox/device.store.ts';
import { tell } from '../../outbox/outbox.signals.ts';
import { Button, ButtonLink } from '../../ui/button.component.tsx';
import { Card } from '../../ui/card.component.tsx';
import { Dialog } from '../../ui/dialog.component.tsx';
import { Notice } from '../../ui/notice.component.tsx';
import { formatCount } from '../../ui/number.format.ts';
import { PageTitle } from '../../ui/page-title.component.tsx';
import { Toolbar } from '../../ui/toolbar.component.tsx';
import type { Formulario } from '../fiscalizacoes.queries.ts';
import type { FiscalizacaoNaFila } from '../preenchimento/fiscalizacao.delivery.ts';
import { chaveDoPreenchimento } from '../preenchimento/preenchimento.model.ts';
import { paraContinuar } from '../preenchimento/reabertura.model.ts';

interface Props {
  item: FiscalizacaoNaFila;
  /** null: the inspection is no longer this person's to do. */
  formulario: Formulario | null;
}

/** Nothing leaves the device before the person is told what. */
export default function Recusada({ item, formulario }: Props) {
  const [descartando, setDescartando] = useState(false);
  const [falhou, setFalhou] = useState<string | null>(null);
  const navegar = useNavigate();
  const { fiscalizacaoId } = item.body;
  const tentar = (passo: () => Promise<void>) => () =>
    passo().catch(error => setFalhou(error instanceof Error ? error.message : String(error)));
  const abrirDeNovo = tentar(async () => {
    if (!formulario) return;
    const chave = chaveDoPreenchimento(item.person, fiscalizacaoId);
    await reopenItem(item.id, chave, item.person, paraContinuar(item, formulario));
    // Navigates to the same address: the form's title takes the focus that was on the button.
    navegar(`${PENDENTES}/${fiscalizacaoId}`, { replace: true });
    tell('changed');
  });
  const descartar = tentar(async () => {
    await removeItem(item);
    navegar(PENDENTES);
    tell('changed');
  });
  const guardado = ['as respostas', item.photos.length > 0 && formatCount(item.photos.length, 'foto', 'fotos')]
    .filter(Boolean)
    .join(' e ');
  return (
    <div className="pagina fluxo">
      <div>
        <p className="quieto">{item.detail}</p>
        <PageTitle title={`${item.title} não foi aceita`} />
      </div>
      <Notice tone="perigo">{item.refusal}</Notice>
      {falhou && <Notice tone="perigo">{falhou}</Notice>}
      <Card as="div" className="fluxo-item">
        <p>
          {formulario
            ? `Nada se perdeu: ${guardado} continuam neste aparelho. Abra de novo, corrija o que falta e conclua outra vez.`
            : `Ela não está mais entre as suas pendentes: foi encerrada, ou outra pessoa a fez. Aqui ainda estão ${guardado}; a fila de envio exporta uma cópia.`}
        </p>
        <Toolbar>
          {formulario && (
            <Button variant="primary" onClick={abrirDeNovo}>
              Abrir de novo
            </Button>
          )}
          <Button onClick={() => setDescartando(true)}>Descartar</Button>
          <ButtonLink to="/fila-de-envio">Ver a fila de envio</ButtonLink>
        </Toolbar>
      </Card>
      {descartando && (
        <Dialog
          title="Descartar esta fiscalização?"
          close={() => setDescartando(false)}
          footer={
            <>
              <Button onClick={() => setDescartando(false)}>Voltar</Button>
              <Button variant="primary" onClick={descartar}>
                Descartar
              </Button>
            </>
          }
        >
          <p>
            {item.title}, {item.detail}: {guardado} saem deste aparelho, e não há como trazer de volta.
          </p>
        </Dialog>
      )}
    </div>
  );
}
