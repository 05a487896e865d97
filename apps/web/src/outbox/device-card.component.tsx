import { useEffect, useState } from 'react';
import { usePreference } from '../app/preference.store.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { isInstalled, useInstallOffer } from './install.store.ts';
import { knowsNetwork, WIFI_ONLY_KEY } from './network.rule.ts';
import { sendNow } from './outbox.schedule.ts';
import { formatBytes } from './waiting.texts.ts';

interface Storage {
  used: number;
  room: number;
  kept: boolean;
}

function useStorage() {
  const [storage, setStorage] = useState<Storage | null>(null);
  const look = async () => {
    const manager = navigator.storage;
    if (!manager?.estimate) return;
    const [{ usage = 0, quota = 0 }, kept] = await Promise.all([manager.estimate(), manager.persisted?.() ?? false]);
    setStorage({ used: usage, room: quota, kept });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    look().catch(() => undefined);
  }, []);
  const persist = () => navigator.storage.persist().then(look);
  return { storage, persist };
}

export function DeviceCard() {
  const { storage, persist } = useStorage();
  const offer = useInstallOffer();
  const [wifiOnly, setWifiOnly] = usePreference(WIFI_ONLY_KEY);
  return (
    <Card className="fila-cartao" aria-label="Este aparelho">
      <h2>Este aparelho</h2>
      <label className="fila-escolha">
        <Checkbox
          checked={wifiOnly === 'sim'}
          onChange={({ target }) => {
            setWifiOnly(target.checked ? 'sim' : 'nao');
            sendNow();
          }}
        />
        Enviar fotos só no wi-fi
      </label>
      <p className="quieto">
        {knowsNetwork()
          ? 'As respostas vão por qualquer rede: são pequenas.'
          : 'Este navegador não diz qual é a rede: com economia de dados ligada no celular, as fotos esperam.'}
      </p>
      {storage && (
        <p>
          {formatBytes(storage.used)} guardados, de {formatBytes(storage.room)} que o navegador oferece.{' '}
          {storage.kept
            ? 'O navegador prometeu não apagar.'
            : 'Se faltar espaço, o navegador pode apagar: peça para guardar.'}
        </p>
      )}
      <p className="quieto">
        Não limpe os dados do navegador enquanto houver algo na fila: o que não foi enviado se perde.
      </p>
      <Toolbar>
        {storage && !storage.kept && <Button onClick={persist}>Pedir ao navegador que guarde</Button>}
        {offer && <Button onClick={() => offer.prompt()}>Instalar na tela inicial</Button>}
      </Toolbar>
      {!offer && !isInstalled() && (
        <p className="quieto">
          Para instalar na tela inicial, use o menu do navegador; no iPhone, Compartilhar e depois Adicionar à Tela de
          Início.
        </p>
      )}
    </Card>
  );
}
