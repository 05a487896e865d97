import { ImageBrokenIcon } from '@phosphor-icons/react/dist/csr/ImageBroken';
import { useState } from 'react';
import { basePath } from '../base/base-path.ts';
import './photo.css';

/** Up to this side the server's own small picture is enough. */
const LARGE = 200;

export function Photo({ name, alt, side = 48 }: { name: string; alt: string; side?: number }) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <span className="foto-vazia" style={{ width: side, height: side }} role="img" aria-label={`${alt}: não carregou`}>
        <ImageBrokenIcon size={22} aria-hidden />
      </span>
    );
  }
  return (
    <img
      src={`${basePath}/api/ms-alipen/foto-refeicao?foto=${encodeURIComponent(name)}${side < LARGE ? '&tamanho=miniatura' : ''}`}
      alt={alt}
      width={side}
      height={side}
      loading="lazy"
      onError={() => setFailed(true)}
    />
  );
}
