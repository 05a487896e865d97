import { QRCode } from 'antd';

/** A phone's width; black on white in every theme, as cameras want it. */
const SIDE = 280;

export const QrCode = ({ text, label }: { text: string; label: string }) => (
  <div role="img" aria-label={label}>
    <div aria-hidden>
      <QRCode type="svg" value={text} size={SIDE} color="#000" bgColor="#fff" errorLevel="Q" />
    </div>
  </div>
);
