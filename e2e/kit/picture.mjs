// The page returns the picture as text: as a list of numbers, a megabyte costs seconds.

export async function picture(page, seed, mimeType = 'image/jpeg') {
  const url = await page.evaluate(
    ([start, type]) => {
      const canvas = document.createElement('canvas');
      canvas.width = 2400;
      canvas.height = 1800;
      const pen = canvas.getContext('2d');
      for (let i = 0; i < 300 && pen; i += 1) {
        pen.fillStyle = `hsl(${(i * 7 + start) % 360} 60% ${25 + ((i * start) % 50)}%)`;
        pen.fillRect((i * 97 * (start % 89)) % 2400, (i * 61 + start) % 1800, 260, 190);
      }
      return canvas.toDataURL(type, 0.9);
    },
    [seed, mimeType],
  );
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return { name: `foto-${seed}.${mimeType === 'image/png' ? 'png' : 'jpg'}`, mimeType, buffer };
}
