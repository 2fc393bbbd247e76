import Typography from '@mui/material/Typography';

/** Said of a part whose texts have the visitor's car. It promises nothing (D51). */
export function CarFit({ model }: { model: string }) {
  return (
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {model} için uygun görünüyor: satıcıya sorun
    </Typography>
  );
}
