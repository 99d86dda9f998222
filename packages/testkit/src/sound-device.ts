/** Moves a context to a device that plays to nobody: what a person does who pulls a plug. */
export async function moveToNoDevice(context: AudioContext): Promise<void> {
  const move: unknown = Reflect.get(context, 'setSinkId');
  if (typeof move !== 'function') throw new Error('This browser cannot change the sound device.');
  await Reflect.apply(move, context, [{ type: 'none' }]);
}
